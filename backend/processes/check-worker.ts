import { processEnv, SettingsError } from '../platform/env.ts'
import { isWorkerAlive } from './worker-heartbeat.ts'

/** For the container's health check: exits with 0 when its worker completes jobs. */
export async function run(): Promise<void> {
  if (!isWorkerAlive(processEnv()))
    throw new SettingsError('The worker has not fetched and done a job for a minute.')
  process.exit(0)
}
