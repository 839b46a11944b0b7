import type { Trx } from '../platform/database.ts'
import { enqueueInTurns } from './enqueue-in-turns.ts'

/** WhatsApp messages of one job: few enough that other events wait little, enough to be efficient. */
const whatsappsPerJob = 10

/** Queues the unsent messages of a campaign. A second job for the same message does no harm. */
export async function queueMessages(
  trx: Trx,
  { id: campaignId, eventId }: { id: string; eventId: string },
): Promise<void> {
  const batches: { id: string }[] = await trx('emailBatches')
    .where({ campaignId, state: 'queued' })
    .orderBy('number')
    .select('id')
  await enqueueInTurns(
    trx,
    'send-email-batch',
    eventId,
    batches.map(({ id }) => ({ data: { batchId: id } })),
  )
  const whatsapps: { id: string }[] = await trx('deliveries')
    .join('guests', 'guests.id', 'deliveries.guestId')
    .where({ campaignId, channel: 'whatsapp' })
    .whereIn('deliveries.status', ['queued', 'sending'])
    .orderBy('guests.position')
    .select('deliveries.id')
  await enqueueInTurns(trx, 'send-whatsapps', eventId, inGroups(whatsapps.map(({ id }) => id)))
}

/** Jobs of a few WhatsApp messages each. */
export function inGroups(deliveryIds: string[]) {
  const jobs: { data: { deliveryIds: string[] } }[] = []
  for (let at = 0; at < deliveryIds.length; at += whatsappsPerJob)
    jobs.push({ data: { deliveryIds: deliveryIds.slice(at, at + whatsappsPerJob) } })
  return jobs
}
