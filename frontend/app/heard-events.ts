/** The events that the components of an answer handle, and those by which React finds out about a change. */
export const heardEvents: ReadonlySet<string> = new Set([
  'change',
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'submit',
])

/**
 * Runs what makes an element a root of React, and lets it listen there to `heardEvents` alone. React listens to every
 * event of a page, twice, and looks for handlers each time; before a click there are a dozen that nobody handles, which
 * on a slow phone is a sixth of the wait for what a tap shows.
 */
export function hearingOnly(root: HTMLElement, makeRoot: () => void): void {
  const listen = root.addEventListener
  root.addEventListener = (...given: Parameters<typeof listen>) => {
    if (heardEvents.has(given[0])) listen.apply(root, given)
  }
  try {
    makeRoot()
  } finally {
    root.addEventListener = listen
  }
}
