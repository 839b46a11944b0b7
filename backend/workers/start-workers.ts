import { jobNames } from '../../domain/jobs.ts'
import { startWorker } from '../platform/worker.ts'
import { handlers } from './handlers.ts'
import { queueNextSweep } from './keep-sweeping.ts'

/** Takes every kind of background job from now on. */
export async function startWorkers(): Promise<void> {
  for (const name of jobNames) await startWorker(name, handlers[name])
  await queueNextSweep()
}
