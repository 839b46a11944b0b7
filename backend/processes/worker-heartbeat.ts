import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const file = join(tmpdir(), 'velada-worker-alive')
const patienceMs = 60_000

/** Marks that this worker has just fetched and done a job. A worker listens on no port that could be asked. */
export const showItWorks = (): void => writeFileSync(file, String(process.pid))

/** Whether a worker of this machine or container marked that within the last minute. */
export function workerLives(): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs < patienceMs
  } catch {
    return false
  }
}
