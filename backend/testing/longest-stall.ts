/**
 * Measures the longest stall of this thread's event loop from now on; the returned function ends the measurement and
 * returns the longest time in ms. Only its own CPU time counts, not waiting for the processor.
 */
export function longestStall(): () => number {
  const computed = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let longest = 0
  let last = computed()
  const note = () => {
    const now = computed()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(note, 1)
  return () => {
    clearInterval(timer)
    note()
    return longest
  }
}
