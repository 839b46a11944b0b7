/**
 * Runs in the page: words that lie on a photo which the format mounts beside them. Empty where no photo is mounted.
 * Letters cut from the photo do not lie on it: painted by `background-clip: text`, or black on white and screened.
 */
export function findOnPhoto(): string[] {
  const cover = document.querySelector('header[data-photo="mounted"]')
  const photo = cover?.querySelector('img')?.getBoundingClientRect()
  if (!cover || !photo) return []
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
    const isOn = ({ left, right, top, bottom, height }: DOMRect) =>
      left < photo.right &&
      right > photo.left &&
      top + height * 0.2 < photo.bottom &&
      bottom - height * 0.2 > photo.top
    if ([...range.getClientRects()].some(isOn)) found.push(`'${node.textContent}' lies on the photo`)
  }
  return found
}
