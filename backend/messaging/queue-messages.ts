import { enqueueAll } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'

/** WhatsApp messages that one job sends: few enough to settle quickly after a crash, many enough to be cheap. */
const whatsappsPerJob = 20

/** Queues what a campaign has still to send. A message that has a job already comes to no harm by a second one. */
export async function queueMessages(trx: Trx, campaignId: string): Promise<void> {
  const batches: { id: string }[] = await trx('emailBatches')
    .where({ campaignId, state: 'queued' })
    .orderBy('number')
    .select('id')
  await enqueueAll(
    trx,
    'send-email-batch',
    batches.map(({ id }) => ({ data: { batchId: id } })),
  )
  const whatsapps: { id: string }[] = await trx('deliveries')
    .join('guests', 'guests.id', 'deliveries.guestId')
    .where({ campaignId, channel: 'whatsapp' })
    .whereIn('deliveries.status', ['queued', 'sending'])
    .orderBy('guests.position')
    .select('deliveries.id')
  await enqueueAll(trx, 'send-whatsapps', inGroups(whatsapps.map(({ id }) => id)))
}

function inGroups(deliveryIds: string[]) {
  const jobs: { data: { deliveryIds: string[] } }[] = []
  for (let at = 0; at < deliveryIds.length; at += whatsappsPerJob)
    jobs.push({ data: { deliveryIds: deliveryIds.slice(at, at + whatsappsPerJob) } })
  return jobs
}
