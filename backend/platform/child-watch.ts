import { parentPort, workerData } from 'node:worker_threads'

// Ends this process without a word once it takes more memory than it may, or once who started it is gone.
const { megabytes } = workerData as { megabytes: number }
const parent = process.ppid

parentPort?.postMessage('watching')

setInterval(() => {
  const tooLarge = process.memoryUsage.rss() > megabytes * 1024 * 1024
  if (tooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 25)
