let last: Promise<unknown> = Promise.resolve()

/** Runs works one after the other in this process, however many come at once: pictures take their memory in turn. */
export function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
