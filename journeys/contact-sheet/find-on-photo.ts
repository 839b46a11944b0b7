/** Runs in the page: words that lie on a photo which the format mounts beside them. Empty where no photo is mounted. */
export function findOnPhoto(): string[] {
  const cover = document.querySelector('header[data-photo="mounted"]')
  const photo = cover?.querySelector('img')?.getBoundingClientRect()
  if (!cover || !photo) return []
  const found: string[] = []
  const range = document.createRange()
  const walker = document.createTreeWalker(cover, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest('.spoken, svg, style')) continue
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
