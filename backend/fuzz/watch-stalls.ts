// Preloaded into a process: when its parent asks, it reports when the event loop was blocked. Only
// the thread's own CPU time counts, not waiting for the processor.
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
