/**
 * Resolves once the browser has painted what the server sent, at once in a tab nobody looks at: the page is there to be
 * read before anything runs.
 */
export const firstViewShown = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
