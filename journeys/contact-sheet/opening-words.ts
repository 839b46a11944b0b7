/** Runs in the page: the words of the cover's first view that are see-through, or under something else. */
export function findHidden(): string[] {
  const found: string[] = []
  const reachable = document.createElement('style')
  reachable.textContent = 'header, header * { pointer-events: auto !important; }'
  document.head.append(reachable)
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const walker = document.createTreeWalker(document.querySelector('header') ?? document, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.closest('.spoken, noscript, style, svg')) continue
    if (opacityOf(element) < 1) found.push(`'${node.textContent}' is see-through`)
    range.selectNodeContents(node)
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      // A line that was broken where it was written so ends in a box without width.
      if (width < 2) continue
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (above && !above.contains(element) && !element.contains(above))
        found.push(`'${node.textContent}' is under ${above.outerHTML.slice(0, 80)}`)
    }
  }
  reachable.remove()
  return found
}

/** Runs in the page: where each word of the cover stands, to be compared. */
export function wordPlaces(): string {
  const range = document.createRange()
  const walker = document.createTreeWalker(document.querySelector('header') ?? document, NodeFilter.SHOW_TEXT)
  const places: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest('.spoken, style, svg')) continue
    range.selectNodeContents(node)
    const { x, y, width, height } = range.getBoundingClientRect()
    places.push(`${node.textContent}: ${[x, y, width, height].map((edge) => edge.toFixed(1)).join(' ')}`)
  }
  return places.join('\n')
}
