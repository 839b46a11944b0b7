export type Changes = ReturnType<typeof openChanges>

/** Tells open pages that something changed, at most every 300 ms: they then read what they show anew. */
export function openChanges() {
  const listeners = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    timer = undefined
    for (const listener of listeners) listener()
  }
  return {
    happened(): void {
      if (listeners.size > 0) timer ??= setTimeout(tell, 300)
    },
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close(): void {
      clearTimeout(timer)
      listeners.clear()
    },
  }
}
