import type { Page } from 'playwright-core'
import { loadTypefaces } from './load-typefaces.ts'
import { contrast } from './luminance.ts'
import { seenAlways, wordsAndPicture } from './words-and-picture.ts'

/** Ground that differs so much from the rest of it is seen as drawn: paper's grain and a gradient stay below. */
const drawn = 1.3
/** The share of the ground that may differ all the same: the softened edge of a shape that ends beside the letters. */
const tolerated = 0.004

type Words = { text: string; boxes: number[][] }

/**
 * Words of the cover under which something is drawn, told by the pixels of the page without its words: they are to be
 * away, by the style `wordless`. For covers without a photo.
 */
export async function findCrossed(page: Page): Promise<string[]> {
  await page.evaluate(loadTypefaces)
  const found = await seenAlways(page, () => findInPicture(page))
  return found.map(({ text, share }) => `'${text}' lies on a drawing with ${(share * 100).toFixed(1)} %`)
}

async function findInPicture(page: Page): Promise<{ text: string; share: number }[]> {
  const { words, groundOf } = await wordsAndPicture(page, wordsOfCover)
  if (words.length === 0) return [{ text: 'the cover says nothing', share: 1 }]
  return words.flatMap(({ text, boxes }) => {
    const ground = boxes.flatMap(groundOf)
    const usual = ground.toSorted((one, other) => one - other)[ground.length >> 1] ?? 0
    const share = ground.filter((one) => contrast(one, usual) > drawn).length / ground.length
    return share > tolerated ? [{ text, share }] : []
  })
}

/** Runs in the page: each text of the cover and where its letters are; a line's box is higher than those. */
function wordsOfCover(): Words[] {
  const words: Words[] = []
  const cover = document.querySelector('header')
  if (!cover) return []
  const range = document.createRange()
  const walker = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    // `.mark` is a drawing that happens to be a letter; the link has a ground of its own.
    if (!text || node.parentElement?.closest('.spoken, .mark, noscript, style, svg, .answer-link')) continue
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ left, top, right, bottom, height }) => [
        left + scrollX,
        top + scrollY + height * 0.2,
        right + scrollX,
        bottom + scrollY - height * 0.2,
      ])
    if (boxes.length > 0) words.push({ text, boxes })
  }
  return words
}
