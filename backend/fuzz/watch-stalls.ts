// Loaded into a process before its own program: once who started it says so, tells when its event loop stood still. Only
// the thread's own computing counts, not that others have the processor.
const worthTelling = 100

const computed = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

process.once('message', () => {
  let last = computed()
  setInterval(() => {
    const now = computed()
    if (now - last > worthTelling) process.send?.({ stall: Math.round(now - last) })
    last = now
  }, 1).unref()
})
