/**
 * Watches from now on for how long this thread computes without a turn of its event loop; what is returned ends that and
 * tells the longest time in ms. Only its own computing counts, not that others have the processor.
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
