import type { JobInsert } from 'pg-boss'
import { enqueueAll } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'

/**
 * Queues an event's jobs so that events take turns: its first stands beside what is being served now, each next one
 * step behind, as every other event's do. An event that comes while another's 8,000 messages wait is served at once,
 * and two big ones alternate. An event's own jobs stay in their order.
 */
export async function enqueueInTurns(
  trx: Trx,
  queue: 'send-email-batch' | 'send-whatsapps',
  eventId: string,
  jobs: JobInsert[],
): Promise<void> {
  if (jobs.length === 0) return
  const first = await findTurn(trx, queue, eventId)
  await enqueueAll(
    trx,
    queue,
    jobs.map((job, place) => ({ ...job, priority: first - place, group: { id: eventId } })),
  )
}

/** The place in line, as the queue's priority: higher comes first, and it only falls while the queue is busy. */
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
