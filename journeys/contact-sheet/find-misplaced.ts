/**
 * Runs in the page. What does not stand where it should: sideways scrolling, words beyond the page's edge, a name on
 * two lines, a name cut by something around it or no larger than the answer's button. Empty when all is well.
 */
export function findMisplaced(): string[] {
  const found: string[] = []
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`scrolls ${wide} px sideways`)
  const card = document.querySelector('[data-format]')
  if (!card) return ['there is no card']
  const range = document.createRange()
  // Letters that climb the page have above them, at their left, the room that a font keeps for accents.
  const leftOf = (element: Element, { left }: DOMRect) => {
    const { writingMode, fontSize } = getComputedStyle(element)
    return writingMode.startsWith('vertical') ? left + 0.23 * Number.parseFloat(fontSize) : left
  }
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent?.trim() || !element || element.closest('.spoken, noscript, style, svg, select'))
      continue
    range.selectNodeContents(node)
    const out = [...range.getClientRects()].some(
      (box) => leftOf(element, box) < -0.5 || box.right > innerWidth + 0.5,
    )
    if (out) found.push(`'${node.textContent}' leaves the page`)
  }
  for (const name of card.querySelectorAll('.names .name')) {
    range.selectNodeContents(name)
    const box = range.getBoundingClientRect()
    // Letters of another size are on the line too.
    const [first, ...others] = range.getClientRects()
    const isOnLine = ({ top, bottom }: DOMRect) =>
      first && (top + bottom) / 2 > first.top && (top + bottom) / 2 < first.bottom
    if (!first || !others.every(isOnLine)) found.push(`'${name.textContent}' is broken`)
    for (let around = name.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = around.getBoundingClientRect()
      // A letter's box is higher than any letter with its accent.
      const above = 0.1 * Number.parseFloat(getComputedStyle(name).fontSize)
      const inside =
        leftOf(name, box) >= edge.left - 0.5 &&
        box.right <= edge.right + 0.5 &&
        box.top >= edge.top - above &&
        box.bottom <= edge.bottom + 0.5
      if (!inside) found.push(`'${name.textContent}' is cut`)
    }
  }
  const isDrawnFor = innerWidth === 390 || innerWidth === 1440
  if (!isDrawnFor && (innerWidth < 760 || innerHeight < 700)) return found
  const sizeOf = (element: Element | null) =>
    Number.parseFloat(element ? getComputedStyle(element).fontSize : '')
  const least = sizeOf(card.querySelector('header .answer-link'))
  for (const name of card.querySelectorAll('.names .name'))
    if (sizeOf(name) <= least) found.push(`'${name.textContent}' is only ${sizeOf(name)} px large`)
  // The first view holds the whole cover; where a browser's bars take a part of a phone, and on any other wide screen,
  // what the guest is to press.
  const [what, selector] =
    innerHeight < 800 || !isDrawnFor
      ? ['the answer’s button', 'header .answer-link']
      : ['the cover', 'header']
  const end = card.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
  if (end > innerHeight + 1) found.push(`${what} ends ${Math.round(end - innerHeight)} px too low`)
  return found
}
