import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { luminance } from './luminance.ts'

/** Words as they stand on the page, and the brightness of the ground in a box of theirs, pixel by pixel. */
export type WordsAndPicture<W> = { words: W[]; groundOf: (box: number[]) => number[] }

/**
 * The words that `wordsOnPage` finds, run in the page, and a picture of the whole page in the same layout: a typeface that
 * arrives meanwhile moves the words. A box is left, top, right and bottom in CSS pixels of the page.
 */
export async function wordsAndPicture<W>(page: Page, wordsOnPage: () => W[]): Promise<WordsAndPicture<W>> {
  let words = await page.evaluate(wordsOnPage)
  let picture = await page.screenshot({ fullPage: true })
  for (let now = await page.evaluate(wordsOnPage); JSON.stringify(now) !== JSON.stringify(words); ) {
    words = now
    picture = await page.screenshot({ fullPage: true })
    now = await page.evaluate(wordsOnPage)
  }
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const scale = info.width / (page.viewportSize()?.width ?? info.width)
  const groundOf = (box: number[]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = box.map((edge) => Math.round(edge * scale))
    const ground: number[] = []
    for (let y = Math.max(0, top); y < Math.min(info.height, bottom); y += 1)
      for (let x = Math.max(0, left); x < Math.min(info.width, right); x += 1) {
        const at = (y * info.width + x) * 3
        ground.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
      }
    return ground
  }
  return { words, groundOf }
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
