/** Runs in the page: texts of several lines that are not broken where they were written so. */
export function findCollapsed(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const element = node.parentElement
    const at = text.trim().indexOf('\n') + text.length - text.trimStart().length
    if (!text.trim().includes('\n') || element?.closest('noscript, style, script')) continue
    const range = document.createRange()
    const topOf = (from: number) => {
      range.setStart(node, from)
      range.setEnd(node, from + 1)
      return range.getBoundingClientRect()
    }
    const [above, below] = [topOf(at - 1), topOf(at + 1)]
    if (above.height > 0 && below.top < above.bottom - above.height / 2)
      found.push(`'${text}' in .${element?.className}`)
  }
  return found
}
