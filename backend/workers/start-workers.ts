import { jobNames } from '../../domain/jobs.ts'
import { startWorker } from '../platform/worker.ts'
import { handlers } from './handlers.ts'
import { queueNextSweep } from './keep-sweeping.ts'

/** Starts working on every kind of background job. */
export async function startWorkers(): Promise<void> {
  for (const name of jobNames) await startWorker(name, handlers[name])
  await queueNextSweep()
}
