import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashToken } from '../platform/crypto.ts'
import type { Env } from '../platform/env.ts'

/** Several Veladas may run on one machine: each has the file of its own data and database. */
const fileOf = ({ dataDir, databaseUrl }: Instance) =>
  join(tmpdir(), `velada-worker-${hashToken(`${dataDir} ${databaseUrl}`).slice(0, 16)}`)

const patienceMs = 60_000

type Instance = Pick<Env, 'dataDir' | 'databaseUrl'>

/** Marks that this worker has just fetched and done a job. A worker listens on no port that could be asked. */
export const showItWorks = (instance: Instance): void => writeFileSync(fileOf(instance), String(process.pid))

/** Whether a worker of this Velada on this machine, or in this container, marked that within the last minute. */
export function workerLives(instance: Instance): boolean {
  try {
    return Date.now() - statSync(fileOf(instance)).mtimeMs < patienceMs
  } catch {
    return false
  }
}
