export type Changes = ReturnType<typeof openChanges>

/** Notifies open pages of changes, at most every 300 ms, so that they reload their data. */
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
