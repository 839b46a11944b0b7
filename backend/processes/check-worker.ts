import { processEnv, SettingsError } from '../platform/env.ts'
import { workerLives } from './worker-heartbeat.ts'

/** Ends with 0 when the worker of this container fetches and does jobs, for its health check. */
export async function run(): Promise<void> {
  if (!workerLives(processEnv()))
    throw new SettingsError('The worker has not fetched and done a job for a minute.')
  process.exit(0)
}
