/**
 * Keeps what was made last by its key, at most so many; a failure is not kept. Whoever asks while it is being made waits
 * for the same.
 */
export function keepRecent<T>(most: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    // Put last again: what was asked for least recently goes first.
    kept.delete(key)
    kept.set(key, value)
    value.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return value
  }
}
