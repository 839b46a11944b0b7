import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { seenAlways } from './words-and-picture.ts'

/** A cover's words in three parts of which none may touch another. */
const parts = ['odd lines of names', 'even lines of names', 'the rest'] as const
/** A channel that differs by more is ink: the softest edge of a letter stays below. */
const inked = 64
/** Channels of pixels that two parts may share: the ends of two hairlines. */
const tolerated = 6

/** Lines of a cover whose letters touch, told by their pixels. For pages that `markParts` has marked. */
export async function findTouching(page: Page): Promise<string[]> {
  const found = await seenAlways(page, () => findInPictures(page))
  return found.map(({ text }) => text)
}

async function findInPictures(page: Page): Promise<{ text: string }[]> {
  const blank = await pictureOf(page, null)
  const inks: { part: string; ink: Uint8Array }[] = []
  for (const part of parts) inks.push({ part, ink: inkOf(await pictureOf(page, part), blank) })
  return inks.flatMap(({ part, ink }, at) =>
    inks.slice(at + 1).flatMap((other) => {
      const shared = sharedBy(ink, other.ink)
      return shared > tolerated
        ? [{ text: `${part} and ${other.part} share ${shared} channels of pixels` }]
        : []
    }),
  )
}

/** The first view with one part of its words, or with none. */
async function pictureOf(page: Page, part: string | null): Promise<Buffer> {
  await page.evaluate((part) => document.documentElement.setAttribute('data-inked', part ?? ''), part)
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** For each channel of each pixel whether something is drawn there that is not in `blank`. */
function inkOf(picture: Buffer, blank: Buffer): Uint8Array {
  const ink = new Uint8Array(blank.length)
  for (let at = 0; at < ink.length; at += 1)
    ink[at] = Math.abs((picture[at] ?? 0) - (blank[at] ?? 0)) > inked ? 1 : 0
  return ink
}

/** How many channels are drawn in both. */
function sharedBy(one: Uint8Array, other: Uint8Array): number {
  let shared = 0
  for (let at = 0; at < one.length; at += 1) shared += (one[at] ?? 0) & (other[at] ?? 0)
  return shared
}

/** Runs in the page: tells its words apart by the line of names that they are in. */
export function markParts(): void {
  const cover = document.querySelector('header')
  if (!cover) return
  const lines = [...cover.querySelectorAll('.names .line')]
  const walker = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent?.trim() || element?.closest('.spoken, .mark, noscript, style, svg')) continue
    const at = lines.findIndex((line) => line.contains(node))
    element?.setAttribute(
      'data-part',
      at < 0 ? 'the rest' : at % 2 === 0 ? 'odd lines of names' : 'even lines of names',
    )
  }
}

/** The style for pages whose words are looked at part by part. */
export const partByPart = [
  '* { transition: none !important; animation: none !important; }',
  '[data-part] { visibility: hidden !important; }',
  ...parts.map((part) => `[data-inked='${part}'] [data-part='${part}'] { visibility: visible !important; }`),
].join('\n')
