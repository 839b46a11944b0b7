import { SettingsError } from '../platform/env.ts'
import { workerLives } from './worker-heartbeat.ts'

/** Ends with 0 when the worker of this container is alive, for its health check. */
export async function run(): Promise<void> {
  if (!workerLives()) throw new SettingsError('The worker has not shown that it lives for a minute.')
  process.exit(0)
}
