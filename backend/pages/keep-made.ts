import { LRUCache } from 'lru-cache'

/** Milliseconds for which something is still given out after it has become stale, while the next one is made. */
export const grace = 10_000

type Perishable = {
  /** The instant (milliseconds) from which it is no longer true; it may come to be earlier than it was said to be. */
  staleAt: () => number
  bytes: number
}

/**
 * What `make` makes, kept by a key until all of it together has `mostBytes`; what is least recently used is forgotten.
 * Who asks waits for what is not there, together with all who ask for the same, but never only because it has just
 * become stale: the old one is given out for up to ten seconds, while new ones are made one after the other. A failed
 * making is not kept.
 */
export function keepMade<Source, Made extends Perishable>(
  mostBytes: number,
  make: (source: Source) => Promise<Made>,
): (key: string, source: Source) => Promise<Made> | Made {
  const kept = new LRUCache<string, Made>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  })
  const underway = new Map<string, Promise<Made>>()
  let remaking: Promise<unknown> = Promise.resolve()

  const keep = async (key: string, source: Source): Promise<Made> => {
    const made = await make(source)
    kept.set(key, made)
    return made
  }
  const once = (key: string, work: () => Promise<Made>): Promise<Made> => {
    const pending = underway.get(key) ?? work().finally(() => underway.delete(key))
    underway.set(key, pending)
    return pending
  }

  return (key, source) => {
    const found = kept.get(key)
    const late = found ? Date.now() - found.staleAt() : Number.POSITIVE_INFINITY
    if (!found || late > grace) return once(key, () => keep(key, source))
    if (late >= 0)
      once(`${key} again`, () => {
        const work = remaking.then(() => keep(key, source))
        remaking = work.catch(() => {})
        return work
      }).catch(() => {})
    return found
  }
}
