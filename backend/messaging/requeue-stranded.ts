import { enqueueAll } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import { finishCampaign } from './finish-campaign.ts'
import { settleLater } from './whatsapp-attempt.ts'

/** Younger work surely has its job: it is not looked at. */
const patience = `interval '10 minutes'`

/** SQL: whether a queue holds a live job that speaks of this. */
const hasJob = (queue: string, about: string) => `exists (
  select from pgboss.job j where j.name = '${queue}' and j.state < 'completed' and j.data @> ${about})`

const neverRendered = `
  select id from campaigns c
  where template is null and finished_at is null and created_at < now() - ${patience}
    and not ${hasJob('fan-out-campaign', `jsonb_build_object('campaignId', c.id)`)}`

const batchesWithoutJob = `
  select b.id from email_batches b join campaigns c on c.id = b.campaign_id
  where (b.state = 'sending' or (b.state = 'queued' and c.paused_at is null))
    and c.template is not null and b.created_at < now() - ${patience}
    and not ${hasJob('send-email-batch', `jsonb_build_object('batchId', b.id)`)}`

const whatsappsWithoutJob = (status: 'queued' | 'sending', queue: string) => `
  select d.id from deliveries d join campaigns c on c.id = d.campaign_id
  where d.channel = 'whatsapp' and d.status = '${status}' and c.template is not null
    ${status === 'queued' ? 'and c.paused_at is null' : ''}
    and d.updated_at < now() - ${patience}
    and not ${hasJob(queue, `jsonb_build_object('deliveryIds', jsonb_build_array(d.id))`)}`

const overWithoutSaying = `
  select id from campaigns c
  where finished_at is null and template is not null and created_at < now() - ${patience}
    and not exists (select from deliveries d where d.campaign_id = c.id and d.status in ('queued', 'sending'))`

/**
 * Queues anew what is still to be sent, or to be settled, and has no job: after a job was given up, or lost by hand.
 * Everything it queues is safe to run twice.
 */
export async function requeueStranded(trx: Trx): Promise<void> {
  const find = async (sql: string) => {
    const { rows } = await trx.raw<{ rows: { id: string }[] }>(`${sql} limit 1000`)
    return rows.map(({ id }) => id)
  }
  const campaigns = await find(neverRendered)
  const batches = await find(batchesWithoutJob)
  const unsent = await find(whatsappsWithoutJob('queued', 'send-whatsapps'))
  const unsettled = await find(whatsappsWithoutJob('sending', 'settle-whatsapps'))
  await enqueueAll(
    trx,
    'fan-out-campaign',
    campaigns.map((campaignId) => ({ data: { campaignId } })),
  )
  await enqueueAll(
    trx,
    'send-email-batch',
    batches.map((batchId) => ({ data: { batchId } })),
  )
  await enqueueAll(
    trx,
    'send-whatsapps',
    unsent.map((id) => ({ data: { deliveryIds: [id] } })),
  )
  await settleLater(trx, unsettled)
  for (const campaignId of await find(overWithoutSaying)) await finishCampaign(trx, campaignId)
  const found = campaigns.length + batches.length + unsent.length + unsettled.length
  if (found > 0)
    log.warn(
      {
        campaigns: campaigns.length,
        batches: batches.length,
        unsent: unsent.length,
        unsettled: unsettled.length,
      },
      'messages without a job were queued again',
    )
}
