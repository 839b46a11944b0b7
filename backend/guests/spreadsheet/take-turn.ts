let last: Promise<void> = Promise.resolve()

/**
 * Yields to the event loop, one caller at a time: between two batches of a long computation, so that any number of them
 * leaves the process responsive.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
