import type { JobInsert } from 'pg-boss'
import type { JobPayload } from '../../domain/jobs.ts'
import { enqueueAll } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'

/**
 * Queues an event's jobs fairly between events: the first gets the priority that is served now, each further one a step
 * lower, as for every other event. An event that comes while another's 8,000 messages are queued is served at once, and
 * two large ones alternate. An event's own jobs keep their order.
 */
export async function enqueueInTurns<J extends 'send-email-batch' | 'send-whatsapps'>(
  trx: Trx,
  queue: J,
  eventId: string,
  jobs: (JobInsert & { data: JobPayload<J> })[],
): Promise<void> {
  if (jobs.length === 0) return
  const first = await findTurn(trx, queue, eventId)
  await enqueueAll(
    trx,
    queue,
    jobs.map((job, place) => ({ ...job, priority: first - place, group: { id: eventId } })),
  )
}

/** The job's priority: higher runs first; it only decreases while the queue is busy. */
async function findTurn(trx: Trx, queue: string, eventId: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { served: number | null; own: number | null }[] }>(
    `select coalesce(
         (select min(priority) from pgboss.job where name = :queue and state = 'active'),
         (select max(priority) from pgboss.job where name = :queue and state < 'active' and not blocked)) as served,
       (select min(priority) from pgboss.job
        where name = :queue and state < 'active' and group_id = :eventId) as own`,
    { queue, eventId },
  )
  const { served, own } = rows[0] ?? { served: null, own: null }
  return Math.min(served ?? 0, own === null ? Infinity : own - 1)
}
