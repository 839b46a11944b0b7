/**
 * Resolves after the next paint, at once in a background tab: what the page or a tap shows is visible before what takes
 * longer begins.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
