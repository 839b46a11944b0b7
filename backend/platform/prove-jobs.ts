import { boss, send } from './boss.ts'
import { inTransaction } from './database.ts'

/** The queue of the health-check jobs. */
export const proofs = 'proofs'

/** Longer than any polling interval. */
const idleMs = 60_000

/**
 * Health check: resolves when this process has just queued, fetched and completed a job, like real jobs, and each of
 * its queues was polled within a minute or is working. Throws what failed.
 */
export async function proveJobs(): Promise<void> {
  await inTransaction((trx) => send(trx, proofs, {}, { retryLimit: 0, retentionSeconds: 60 }))
  // Another worker may have taken it: enough that this process can fetch and complete.
  const jobs = await boss().fetch(proofs, { batchSize: 10 })
  if (jobs.length > 0)
    await boss().complete(
      proofs,
      jobs.map(({ id }) => id),
    )
  const stuck = boss()
    .getWipData()
    .find(
      ({ count, createdOn, lastFetchedOn }) =>
        count === 0 && Date.now() - (lastFetchedOn ?? createdOn) > idleMs,
    )
  if (stuck) throw new Error(`the queue ${stuck.name} was not asked for a minute`)
}
