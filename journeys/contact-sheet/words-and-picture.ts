import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { luminance } from './luminance.ts'

/** Words as they stand on the page, and the brightness of the ground in a box of theirs, pixel by pixel. */
export type WordsAndPicture<W> = { words: W[]; groundOf: (box: number[]) => number[] }

/**
 * The words that `wordsOnPage` finds, run in the page, and a picture of the page down to the last of them in the same
 * layout: a typeface that arrives meanwhile moves the words. A box is left, top, right and bottom in CSS pixels of the page.
 */
export async function wordsAndPicture<W extends { boxes: number[][] }>(
  page: Page,
  wordsOnPage: () => W[],
): Promise<WordsAndPicture<W>> {
  let words = await page.evaluate(wordsOnPage)
  let bands = await pictureBands(page, bottomOf(words))
  for (let now = await page.evaluate(wordsOnPage); JSON.stringify(now) !== JSON.stringify(words); ) {
    words = now
    bands = await pictureBands(page, bottomOf(words))
    now = await page.evaluate(wordsOnPage)
  }
  const groundOf = (box: number[]) => bands.flatMap((band) => groundIn(band, box))
  return { words, groundOf }
}

const bottomOf = (words: { boxes: number[][] }[]) =>
  Math.max(0, ...words.flatMap(({ boxes }) => boxes.map(([, , , bottom = 0]) => bottom)))

/** A band of the page as pixels of three bytes, its first and last row, and how many of its pixels a CSS pixel has. */
type Band = { data: Buffer; width: number; top: number; bottom: number; scale: number }

/**
 * The page from its top to `bottom`, window by window. For a picture of the whole page at once Chromium lays it out for a
 * window as high as the page, and sizes inside a CSS container may be wrong in it.
 */
async function pictureBands(page: Page, bottom: number): Promise<Band[]> {
  const bands: Band[] = []
  const { width, height } = page.viewportSize() ?? { width: 0, height: Number.POSITIVE_INFINITY }
  for (let from = 0, covered = 0; covered < bottom; from += height) {
    const scrolled = await page.evaluate(scrollDown, from)
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const scale = info.width / width
    // The last window shows rows of the one before it, too.
    bands.push({
      data,
      width: info.width,
      top: Math.round(scrolled * scale),
      bottom: Math.round(scrolled * scale) + info.height,
      scale,
    })
    covered = scrolled < from ? bottom : from + height
  }
  await page.evaluate(scrollDown, 0)
  return bands.map((band, index) => ({
    ...band,
    bottom: Math.min(band.bottom, bands[index + 1]?.top ?? band.bottom),
  }))
}

/** Runs in the page: scrolls so far down as there is page, and returns how far that was. */
function scrollDown(top: number): number {
  scrollTo({ top, behavior: 'instant' })
  return scrollY
}

/** The brightness of each pixel of a band that lies in a box of the page. */
function groundIn({ data, width, top, bottom, scale }: Band, box: number[]): number[] {
  const [left = 0, boxTop = 0, right = 0, boxBottom = 0] = box.map((edge) => Math.round(edge * scale))
  const ground: number[] = []
  for (let y = Math.max(top, boxTop); y < Math.min(bottom, boxBottom); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 1) {
      const at = ((y - top) * width + x) * 3
      ground.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
    }
  return ground
}

/** On a busy machine the same part may be missing twice. */
const looks = 5

/**
 * The troubles that every look agrees on: on a busy machine Chromium hands out pictures of which a part is not painted
 * yet, and a real fault is in each of them.
 */
export async function seenAlways<T extends { text: string }>(
  page: Page,
  look: () => Promise<T[]>,
): Promise<T[]> {
  let found = await look()
  for (let again = 1; again < looks && found.length > 0; again += 1) {
    await page.evaluate(nextFrame)
    const texts = new Set((await look()).map(({ text }) => text))
    found = found.filter(({ text }) => texts.has(text))
  }
  return found
}

/** Runs in the page: returns when it has painted. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
