import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { loadTypefaces } from './load-typefaces.ts'
import { contrast, luminance } from './luminance.ts'

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
  const words = await page.evaluate(wordsOfCover)
  if (words.length === 0) return ['the cover says nothing']
  const picture = sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const scale = info.width / (page.viewportSize()?.width ?? info.width)
  return words.flatMap(({ text, boxes }) => {
    const ground: number[] = []
    for (const box of boxes) {
      const [left = 0, top = 0, right = 0, bottom = 0] = box.map((edge) => Math.round(edge * scale))
      for (let y = Math.max(0, top); y < Math.min(info.height, bottom); y++)
        for (let x = Math.max(0, left); x < Math.min(info.width, right); x++) {
          const at = (y * info.width + x) * 3
          ground.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
        }
    }
    const usual = ground.toSorted((one, other) => one - other)[ground.length >> 1] ?? 0
    const crossed = ground.filter((one) => contrast(one, usual) > drawn).length / ground.length
    return crossed > tolerated ? [`'${text}' lies on a drawing with ${(crossed * 100).toFixed(1)} %`] : []
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
