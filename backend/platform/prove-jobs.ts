import { boss, enqueue } from './boss.ts'
import { inTransaction } from './database.ts'

/** The queue of the jobs that only show that jobs are fetched and done. */
export const proofs = 'proofs'

/** Longer than any pause between two fetches. */
const idleMs = 60_000

/**
 * Resolves when this process has just queued, fetched and finished a job, each as its real jobs are, and every one of
 * its queues was asked for work within a minute or is working. Throws what failed.
 */
export async function proveJobs(): Promise<void> {
  await inTransaction((trx) => enqueue(trx, proofs, {}, { retryLimit: 0, retentionSeconds: 60 }))
  // Another worker may have taken it: what counts is that this process can ask and answer.
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
