import { parentPort, workerData } from 'node:worker_threads'

// Kills this process when it exceeds its memory limit or its parent is gone.
const { megabytes } = workerData as { megabytes: number }
const parent = process.ppid

parentPort?.postMessage('watching')

setInterval(() => {
  const tooLarge = process.memoryUsage.rss() > megabytes * 1024 * 1024
  if (tooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 25)
