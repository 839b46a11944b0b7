/**
 * Runs in the page: computes its styles and places at once, and returns the window's width they are for. Sizes and
 * colours inside a CSS container otherwise stay those of before until Chromium has drawn a frame, which may take a while.
 * So does the size of a rem, which is smaller on paper.
 */
export function layOutAnew(): number {
  const root = document.documentElement
  root.style.display = 'none'
  root.getBoundingClientRect()
  root.style.display = ''
  return innerWidth
}
