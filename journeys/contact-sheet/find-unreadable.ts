import type { Page } from 'playwright-core'
import { paletteProperties } from '../../frontend/invitation/palette.ts'
import { layOutAnew } from './lay-out-anew.ts'
import { loadTypefaces } from './load-typefaces.ts'
import { contrast, luminance } from './luminance.ts'
import { seenAlways, wordsAndPicture } from './words-and-picture.ts'

type Words = { text: string; colour: number[]; large: boolean; boxes: number[][] }

/** How much of the ground under a text must reach AA: an ornament's line may pass below a letter. */
const share = 0.92

/**
 * Texts that do not reach WCAG AA (4.5:1, large ones 3:1) on what is really painted under them: the colours as
 * rendered, against the pixels of the page. Its words are to be away, by the style `wordless`. `pair` repaints the card
 * first.
 */
export async function findUnreadable(page: Page, pair?: readonly [string, string]): Promise<string[]> {
  if (pair) {
    await page.evaluate(repaint, paletteProperties(...pair))
    await page.evaluate(layOutAnew)
  }
  await page.evaluate(loadTypefaces)
  const found = await seenAlways(page, () => findInPicture(page))
  return found.map(({ text, trouble }) => `'${text}' ${trouble}`)
}

/** The texts that one picture of the page shows as unreadable. */
async function findInPicture(page: Page): Promise<{ text: string; trouble: string }[]> {
  const { words, groundOf } = await wordsAndPicture(page, wordsOnPage)
  if (words.length === 0) return [{ text: '', trouble: 'there is nothing to read' }]
  return words.flatMap(({ text, colour: [r = 0, g = 0, b = 0, alpha = 1], large, boxes }) => {
    const own = luminance(r, g, b)
    const aim = large ? 3 : 4.45
    const ratios = boxes.flatMap(groundOf).map((ground) => contrast(own, ground))
    const short = ratios.filter((ratio) => ratio < aim)
    if (alpha === 1 && short.length <= ratios.length * (1 - share)) return []
    const least = Math.min(...short).toFixed(2)
    return [
      {
        text,
        trouble: `${least}:1 on ${short.length} of ${ratios.length}${alpha < 1 ? `, opacity ${alpha}` : ''}`,
      },
    ]
  })
}

/**
 * Style that takes every word off the page and leaves what is under it; a word's `color` can still be asked for. The bar
 * that goes with the scroll lies over the page on purpose.
 */
export const wordless = `* { transition: none !important; -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important;
  text-shadow: none !important; text-decoration-color: transparent !important; caret-color: transparent !important; }
::placeholder { -webkit-text-fill-color: transparent !important; }
.name { background: none !important; }
.answer-bar { display: none !important; }`

/** Runs in the page: the card in other colours, as `paletteProperties` gives them. */
export function repaint(properties: Record<string, string>): void {
  const card = document.querySelector<HTMLElement>('[data-format]')
  for (const [name, value] of Object.entries(properties)) card?.style.setProperty(name, value)
}

/**
 * Runs in the page: each text that is seen, its colour (opacities multiplied in as alpha) and its boxes on the page.
 */
function wordsOnPage(): Words[] {
  const words: Words[] = []
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgbaOf = (colour: string) => {
    if (!canvas) return [0, 0, 0, 0]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [r, g, b, alpha / 255]
  }
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  // A line's box is higher than its letters, and may reach beyond the ground they stand on.
  const boxOf = ({ left, top, right, bottom, height }: DOMRect) => [
    Math.round(left + scrollX),
    Math.round(top + scrollY + height * 0.14),
    Math.round(right + scrollX),
    Math.round(bottom + scrollY - height * 0.14),
  ]
  const add = (element: Element, text: string, rects: DOMRect[]) => {
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const boxes = rects.filter(({ width, height }) => width > 0 && height > 0).map(boxOf)
    if (boxes.length === 0 || style.visibility === 'hidden') return
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const [r = 0, g = 0, b = 0, alpha = 0] = rgbaOf(style.color)
    words.push({ text, colour: [r, g, b, alpha * opacityOf(element)], large, boxes })
  }
  const folded = 'details:not([open]) > :not(summary)'
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim()) continue
    // `.mark` is a drawing that happens to be a letter.
    if (element.closest('.spoken, .mark, noscript, style, script, svg, select, textarea')) continue
    if (element.closest(`:disabled, ${folded}`)) continue
    range.selectNodeContents(node)
    add(element, node.textContent.trim(), [...range.getClientRects()])
  }
  for (const field of document.querySelectorAll(
    'input:not([type=radio], [type=checkbox]), select, textarea',
  )) {
    if (field.closest(folded)) continue
    const { left, top, width, height } = field.getBoundingClientRect()
    if (width > 8 && height > 8)
      add(field, field.tagName, [new DOMRect(left + 4, top + 4, width - 8, height - 8)])
  }
  return words
}
