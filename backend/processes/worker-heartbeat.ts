import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { database } from '../platform/database.ts'
import { log } from '../platform/log.ts'

const file = join(tmpdir(), 'velada-worker-alive')
const beatMs = 10_000
const patienceMs = 60_000

/** Marks every ten seconds that this worker runs and reaches the database. A worker listens on no port that could be asked. */
export function showsItLives(): void {
  const beat = async () => {
    try {
      await database().raw('select 1')
      writeFileSync(file, String(process.pid))
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'worker without database')
    }
  }
  void beat()
  setInterval(() => void beat(), beatMs).unref()
}

/** Whether a worker of this machine or container marked that within the last minute. */
export function workerLives(): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs < patienceMs
  } catch {
    return false
  }
}
