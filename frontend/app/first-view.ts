/** Resolves after the first paint, at once in a background tab, so that the page is visible before any script runs. */
export const firstViewShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
