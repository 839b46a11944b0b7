import { createHash } from 'node:crypto'
import { log } from '../../platform/log.ts'
import { fitsFirstBytes } from './fits-first-bytes.ts'
import { faceOf } from './font-faces.ts'
import { type InlinedLetters, inlinedLetters, keyOf } from './inlined-letters.ts'
import { keepRecent } from './keep-recent.ts'
import { lateFaces, withoutFiles } from './late-faces.ts'
import { stylesFor } from './styles-for.ts'

type Tree = { markup: string; styles: string }
/** `lettersLater` of a page that did not wait for its letters: whether they were cut after all. */
type FirstView = Tree & { lettersLater: Promise<boolean> | null }

type Options = {
  /** What is different for each guest in the cover's markup; its letters are taken from a fixed set. */
  greeting: string | null
  /** The bytes of a typeface's file. */
  readFile: (url: string) => Promise<Buffer>
}

/** The letters that a greeting may need, apart, so that no two of them are set as one. */
const greetingLetters = [...'abcdefghijlmnopqrstuvyzáéíóúñABCDEFGHIJLMNOPQRSTUV'].join(' ')
/** In ms. A page is not kept waiting longer for its letters. */
const patience = 1_000
/** About 20 kB each. */
const mostKept = 500

const styleElement = /<style[^>]*>([^<]*)<\/style>/g
const typefacePreload = /<link rel="preload" href="([^"]*)" as="font"[^>]*>/g
const coverEnd = '</header>'

/** The faces with a file are apart: those of the cover, and all others. */
type Sheets = { css: string; first: string; firstFaces: string[]; rest: string; otherFaces: string[] }
const keepSheets = keepRecent<Sheets>(mostKept)
const keepLetters = keepRecent<InlinedLetters>(mostKept)
/** No letters in time: the cover asks for all its files. */
const none = null

/**
 * Orders an invitation's page by what is seen first: in `styles` those of the cover alone with its letters as data, after
 * the cover's markup all the others. Nothing moves when the rest arrives: the whole style sheet is said again, in its
 * order. What the cover does not need of the typefaces' files is asked for after the first frame. Where the letters are
 * not cut (in time), the page asks for the cover's files at once.
 */
export async function firstViewOf(tree: Tree, { greeting, readFile }: Options): Promise<FirstView> {
  const end = tree.markup.indexOf(coverEnd) + coverEnd.length
  if (end < coverEnd.length) return { ...tree, lettersLater: null }
  const cover = tree.markup.slice(0, end)
  const elements = [...(tree.styles + cover).matchAll(styleElement)].map(([whole]) => whole)
  const bare = cover.replace(styleElement, '')
  // Too heavy a face has the letters of the words alone that every guest reads.
  const samples = greeting ? [greetingLetters, ''].map((letters) => bare.replace(greeting, letters)) : [bare]
  const key = createHash('sha256').update(elements.join()).update(samples.join()).digest('base64')
  const { css, first, firstFaces, rest, otherFaces } = await keepSheets(key, async () =>
    sheetsFor(elements, samples.join('')),
  )
  const letters = keepLetters(key, () =>
    inlinedLetters(css, samples, 'header', {
      fits: (rules) => fitsFirstBytes(firstFaces.join('') + first + rules + samples.at(-1)),
      readFile,
    }),
  ).catch(withoutLetters)
  const inlined = await Promise.race([letters, late()])
  const isNeeded = (file = '') => !inlined || inlined.needed.includes(file)
  const atOnce = firstFaces.filter((block) => isNeeded(faceOf(block)?.url))
  const faces = [...firstFaces.filter((block) => !atOnce.includes(block)), ...otherFaces]
  const afterwards = lateFaces(faces, (face) => inlined?.letters.get(keyOf(face)) ?? [])
  return {
    styles: `<style>${atOnce.map((block) => `@font-face{${block}}`).join('')}${first}${inlined?.rules ?? ''}</style>`,
    markup:
      bare.replace(typefacePreload, (link, file) => (isNeeded(file) ? link : '')) +
      rest +
      afterwards +
      tree.markup.slice(end),
    lettersLater: inlined ? null : letters.then((cut) => cut !== none),
  }
}

const late = () => new Promise<typeof none>((resolve) => setTimeout(resolve, patience, none).unref())

function withoutLetters(error: unknown): typeof none {
  log.warn({ error }, 'an invitation is shown without its letters in the first bytes')
  return none
}

function sheetsFor(elements: readonly string[], cover: string): Sheets {
  const sheets = elements.map((whole) => ({ whole, css: whole.replace(styleElement, '$1') }))
  const css = sheets.map((sheet) => sheet.css).join('')
  const { css: first, faces: firstFaces } = withoutFiles(stylesFor(css, cover))
  const others = sheets.map(({ whole, css }) => ({ whole, css, other: withoutFiles(css, first).css }))
  const otherFaces = withoutFiles(css).faces.filter((block) => !firstFaces.includes(block))
  return { css, first, firstFaces, rest: restOf(others), otherFaces }
}

/**
 * Style elements with what is left of each; neighbours that no script looks for become one, since each has its hash in
 * the headers.
 */
function restOf(sheets: readonly { whole: string; css: string; other: string }[]): string {
  const scripts = (whole: string) => whole.includes('data-styled')
  return sheets
    .filter(({ other }) => other)
    .map(({ whole, css, other }, at, left) => {
      if (scripts(whole)) return whole.replace(css, () => other)
      const [before, after] = [left[at - 1], left[at + 1]]
      const isFirst = !before || scripts(before.whole)
      const isLast = !after || scripts(after.whole)
      return `${isFirst ? '<style>' : ''}${other}${isLast ? '</style>' : ''}`
    })
    .join('')
}
