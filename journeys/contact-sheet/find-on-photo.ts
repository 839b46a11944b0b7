/**
 * Runs in the page: words that lie on a photo which the format mounts beside them. Empty where no photo is mounted.
 * Letters cut from the photo do not lie on it: painted by `background-clip: text`, or black on white and screened.
 */
export function findOnPhoto(): string[] {
  const cover = document.querySelector('header[data-photo="mounted"]')
  const image = cover?.querySelector('img')
  if (!cover || !image) return []
  let { left, right, top, bottom } = image.getBoundingClientRect()
  // What hangs out of its frame is not painted.
  for (let around = image.parentElement; around && around !== cover; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue
    const frame = around.getBoundingClientRect()
    left = Math.max(left, frame.left)
    right = Math.min(right, frame.right)
    top = Math.max(top, frame.top)
    bottom = Math.min(bottom, frame.bottom)
  }
  const isCutOut = (element: Element | null): boolean => {
    if (!element || element === cover) return false
    const { backgroundClip, backgroundColor, color, mixBlendMode } = getComputedStyle(element)
    const isScreened =
      mixBlendMode === 'screen' && color === 'rgb(0, 0, 0)' && backgroundColor === 'rgb(255, 255, 255)'
    return backgroundClip === 'text' || isScreened || isCutOut(element.parentElement)
  }
  const found: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent?.trim() || element?.closest('.spoken, svg, style') || isCutOut(element)) continue
    range.selectNodeContents(node)
    // A line's box is higher than its letters.
    const isOn = (line: DOMRect) =>
      line.left < right &&
      line.right > left &&
      line.top + line.height * 0.2 < bottom &&
      line.bottom - line.height * 0.2 > top
    if ([...range.getClientRects()].some(isOn)) found.push(`'${node.textContent}' lies on the photo`)
  }
  return found
}
