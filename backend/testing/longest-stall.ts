/**
 * Measures the longest stall of this thread's event loop from now on. The returned function ends the measurement; its
 * result is in ms of CPU time, so that waiting for the processor does not count: `longest` of one stall, `all` of the
 * whole time.
 */
export function longestStall(): () => { longest: number; all: number } {
  const computed = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let longest = 0
  const start = computed()
  let last = start
  const note = () => {
    const now = computed()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(note, 1)
  return () => {
    clearInterval(timer)
    note()
    return { longest, all: last - start }
  }
}
