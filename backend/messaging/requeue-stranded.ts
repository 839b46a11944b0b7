import { enqueueAll } from '../platform/boss.ts'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import { enqueueInTurns } from './enqueue-in-turns.ts'
import { findOver, findStranded } from './find-stranded.ts'
import { finishCampaign } from './finish-campaign.ts'
import { inGroups } from './queue-messages.ts'
import { settleLater } from './whatsapp-attempt.ts'

/** Messages that one transaction requeues, at most. */
const chunk = 25_000

type Counts = { campaigns: number; batches: number; unsent: number; unsettled: number }

/** No job is scheduled hours ahead: such a job was scheduled while the database's clock was wrong. */
const freePutOff = `
  update pgboss.job set start_after = now()
  where name in ('send-email-batch', 'send-whatsapps', 'settle-whatsapps') and state < 'active'
    and start_after > now() + interval '2 hours'`

/**
 * The reconciliation sweep of sending: requeues messages that are unsent or unsettled and have no job, because it was
 * dead-lettered or deleted, and finishes campaigns that are done. Works in chunks; all jobs it queues are idempotent.
 */
export async function requeueStranded(signal?: AbortSignal): Promise<void> {
  const total: Counts = { campaigns: 0, batches: 0, unsent: 0, unsettled: 0 }
  await database().raw(freePutOff)
  for (;;) {
    signal?.throwIfAborted()
    const counts = await inTransaction(requeueChunk)
    for (const key of Object.keys(total) as (keyof Counts)[]) total[key] += counts[key]
    if (Math.max(...Object.values(counts)) < chunk) break
  }
  if (Math.max(...Object.values(total)) > 0) log.warn(total, 'messages without a job were queued again')
  for (const { id } of await findOver()) await inTransaction((trx) => finishCampaign(trx, id))
}

async function requeueChunk(trx: Trx): Promise<Counts> {
  const { campaigns, batches, unsent, unsettled } = await findStranded(trx, chunk)
  await enqueueAll(
    trx,
    'fan-out-campaign',
    campaigns.map(({ id }) => ({ data: { campaignId: id } })),
  )
  for (const [eventId, found] of Map.groupBy(batches, (one) => one.eventId))
    await enqueueInTurns(
      trx,
      'send-email-batch',
      eventId,
      found.map(({ id }) => ({ data: { batchId: id } })),
    )
  for (const [eventId, found] of Map.groupBy(unsent, (one) => one.eventId))
    await enqueueInTurns(trx, 'send-whatsapps', eventId, inGroups(found.map(({ id }) => id)))
  for (const { data } of inGroups(unsettled.map(({ id }) => id))) await settleLater(trx, data.deliveryIds)
  return {
    campaigns: campaigns.length,
    batches: batches.length,
    unsent: unsent.length,
    unsettled: unsettled.length,
  }
}
