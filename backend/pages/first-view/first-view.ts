import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { log } from '../../platform/log.ts'
import { statementsOf } from './css-blocks.ts'
import { type InlinedLetters, inlinedLetters } from './inlined-letters.ts'
import { keepRecent } from './keep-recent.ts'
import { stylesFor } from './styles-for.ts'

type Tree = { markup: string; styles: string }

type Options = {
  /** What is different for each guest in the cover's markup; its letters are taken from a fixed set. */
  greeting: string | null
  /** The bytes of a typeface's file. */
  readFile: (url: string) => Promise<Buffer>
}

/** The letters that a greeting may need, apart, so that no two of them are set as one. */
const greetingLetters = [...'abcdefghijlmnopqrstuvyzáéíóúñABCDEFGHIJLMNOPQRSTUV'].join(' ')
/** In ms. A page is not kept waiting longer for its letters; the next one has them. */
const patience = 1_000
/** About 20 kB each. */
const mostKept = 500

const styleElement = /<style[^>]*>([^<]*)<\/style>/g
const typefacePreload = /<link rel="preload" href="([^"]*)" as="font"[^>]*>/g
const coverEnd = '</header>'
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

type Sheets = { css: string; first: string; rest: string }
const none: InlinedLetters = { rules: '', files: [] }
const keepSheets = keepRecent<Sheets>(mostKept)
const keepLetters = keepRecent<InlinedLetters>(mostKept)

/**
 * Orders an invitation's page by what is seen first: in `styles` those of the cover alone with its letters as data, after
 * the cover's markup all the others. Nothing moves when the rest arrives: the whole style sheet is said again, in its
 * order. Where the letters are not cut (in time), the page asks for the typefaces' files.
 */
export async function firstViewOf(tree: Tree, { greeting, readFile }: Options): Promise<Tree> {
  const end = tree.markup.indexOf(coverEnd) + coverEnd.length
  if (end < coverEnd.length) return tree
  const cover = tree.markup.slice(0, end)
  const elements = [...(tree.styles + cover).matchAll(styleElement)].map(([whole]) => whole)
  const bare = cover.replace(styleElement, '')
  // Too heavy a face has the letters of the words alone that every guest reads.
  const greetings = greeting
    ? [greetingLetters, ''].map((letters) => bare.replace(greeting, letters))
    : [bare]
  // Without the guest's id: all guests of a kind have the same letters.
  const samples = greetings.map((sample) => sample.replaceAll(ids, ''))
  const key = createHash('sha256').update(elements.join()).update(samples.join()).digest('base64')
  const { css, first, rest } = await keepSheets(key, async () => sheetsFor(elements, samples.join('')))
  const letters = keepLetters(key, () =>
    inlinedLetters(css, samples, 'header', { mostBytes: roomBeside(first + samples.at(-1)), readFile }),
  ).catch(withoutLetters)
  const { rules, files } = await Promise.race([letters, late()])
  return {
    styles: `<style>${first}${rules}</style>`,
    markup:
      bare.replace(typefacePreload, (link, file) => (files.includes(file) ? '' : link)) +
      rest +
      tree.markup.slice(end),
  }
}

/**
 * What the first packets hold besides their headers, the document's head, a greeting and an id, as
 * `journeys/first-view.test.ts` measures.
 */
const firstBytes = 12_220
/** Letters as base64 are compressed to about three quarters. */
const compressed = 0.77

/** The bytes of letters, as CSS, that the first packets have room for beside styles and markup of a cover. */
const roomBeside = (cover: string): number => {
  const taken = brotliCompressSync(cover, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return Math.max(0, firstBytes - taken) / compressed
}

const late = () => new Promise<InlinedLetters>((resolve) => setTimeout(resolve, patience, none).unref())

function withoutLetters(error: unknown): InlinedLetters {
  log.warn({ error }, 'an invitation is shown without its letters in the first bytes')
  return none
}

function sheetsFor(elements: readonly string[], cover: string): Sheets {
  const sheets = elements.map((whole) => ({ whole, css: whole.replace(styleElement, '$1') }))
  const css = sheets.map((sheet) => sheet.css).join('')
  const first = stylesFor(css, cover)
  // Of two faces for one letter the later counts: none may come after the letters.
  const taken = new Set(faceBlocksOf(first))
  const rest = sheets.map(({ whole, css }) => whole.replace(css, () => withoutFaces(css, taken)))
  return { css, first, rest: rest.join('') }
}

const isFace = ({ prelude }: { prelude: string }) => prelude === '@font-face'
const faceBlocksOf = (css: string) =>
  statementsOf(css)
    .filter(isFace)
    .map(({ block }) => block)

function withoutFaces(css: string, taken: Set<string>): string {
  if (!css.includes('@font-face')) return css
  return statementsOf(css)
    .filter((statement) => !isFace(statement) || !taken.has(statement.block))
    .map(({ text }) => text)
    .join('')
}
