import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashToken } from '../platform/crypto.ts'
import type { Env } from '../platform/env.ts'

/** The heartbeat file, by data directory and database, since several Veladas may run on one machine. */
const fileOf = ({ dataDir, databaseUrl }: Instance) =>
  join(tmpdir(), `velada-worker-${hashToken(`${dataDir} ${databaseUrl}`).slice(0, 16)}`)

const patienceMs = 60_000

type Instance = Pick<Env, 'dataDir' | 'databaseUrl'>

/** Records that this worker has just completed a job. A file, because a worker has no port for health checks. */
export const showItWorks = (instance: Instance): void => writeFileSync(fileOf(instance), String(process.pid))

/** Whether a worker of this Velada on this machine or in this container completed a job within the last minute. */
export function isWorkerAlive(instance: Instance): boolean {
  try {
    return Date.now() - statSync(fileOf(instance)).mtimeMs < patienceMs
  } catch {
    return false
  }
}
