/**
 * Runs in the page: computes the card's styles and places at once, and returns the window's width they are for. Sizes and
 * colours inside a CSS container otherwise stay those of before until Chromium has drawn a frame, which may take a while.
 */
export function layOutAnew(): number {
  const card = document.querySelector<HTMLElement>('[data-format]')
  if (!card) return innerWidth
  card.style.display = 'none'
  card.getBoundingClientRect()
  card.style.display = ''
  return innerWidth
}
