let last: Promise<void> = Promise.resolve()

/**
 * Resolves when everything that waits has had its turn, and one caller at a time: between two portions of a long
 * computation, so that any number of them leaves the process free for short answers.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
