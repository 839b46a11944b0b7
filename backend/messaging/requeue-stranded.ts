import { enqueueAll } from '../platform/boss.ts'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import { enqueueInTurns } from './enqueue-in-turns.ts'
import { finishCampaign } from './finish-campaign.ts'
import { inGroups } from './queue-messages.ts'
import { settleLater } from './whatsapp-attempt.ts'

/** Younger messages certainly have a job and are not checked. */
const patience = `interval '10 minutes'`
/** Messages that one transaction requeues, at most. */
const chunk = 25_000

type Found = { id: string; eventId: string }
type Counts = { campaigns: number; batches: number; unsent: number; unsettled: number }

/**
 * SQL: the ids in a queue's live jobs. Read once and compared as a set: a lookup for each message takes quadratic time.
 */
const spokenOf = (queue: string, ids: string) => `
  select ${ids}::uuid as id from pgboss.job j where j.name = '${queue}' and j.state < 'completed'`

/** Only unfinished campaigns have anything left to send, and there are few of those. */
const openCampaigns = `campaigns c where c.finished_at is null`

const neverRendered = `
  with spoken as materialized (${spokenOf('fan-out-campaign', `(j.data ->> 'campaignId')`)})
  select c.id, c.event_id from ${openCampaigns} and c.template is null and c.created_at < now() - ${patience}
    and not exists (select from spoken where spoken.id = c.id)`

const batchesWithoutJob = `
  with spoken as materialized (${spokenOf('send-email-batch', `(j.data ->> 'batchId')`)}),
  open as materialized (select c.id, c.event_id, c.paused_at from ${openCampaigns} and c.template is not null)
  select b.id, c.event_id from open c join email_batches b on b.campaign_id = c.id
  where (b.state = 'sending' or (b.state = 'queued' and c.paused_at is null)) and b.created_at < now() - ${patience}
    and not exists (select from spoken where spoken.id = b.id)`

const whatsappsWithoutJob = (status: 'queued' | 'sending', queue: string) => `
  with spoken as materialized (${spokenOf(queue, `jsonb_array_elements_text(j.data -> 'deliveryIds')`)}),
  open as materialized (select c.id, c.event_id, c.paused_at from ${openCampaigns} and c.template is not null)
  select d.id, c.event_id from open c join deliveries d on d.campaign_id = c.id
  where d.channel = 'whatsapp' and d.status = '${status}' and d.updated_at < now() - ${patience}
    ${status === 'queued' ? 'and c.paused_at is null' : ''}
    and not exists (select from spoken where spoken.id = d.id)`

const overWithoutSaying = `
  select c.id, c.event_id from ${openCampaigns} and c.template is not null
    and not exists (
      select from email_batches b where b.campaign_id = c.id and b.state in ('queued', 'sending'))
    and not exists (
      select from deliveries d
      where d.campaign_id = c.id and d.channel = 'whatsapp' and d.status in ('queued', 'sending'))`

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
  await finishOver()
}

async function requeueChunk(trx: Trx): Promise<Counts> {
  const find = async (sql: string) => {
    const { rows } = await trx.raw<{ rows: Found[] }>(`${sql} limit ${chunk}`)
    return rows
  }
  const campaigns = await find(neverRendered)
  const batches = await find(batchesWithoutJob)
  const unsent = await find(whatsappsWithoutJob('queued', 'send-whatsapps'))
  const unsettled = await find(whatsappsWithoutJob('sending', 'settle-whatsapps'))
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

async function finishOver(): Promise<void> {
  const { rows } = await database().raw<{ rows: Found[] }>(overWithoutSaying)
  for (const { id } of rows) await inTransaction((trx) => finishCampaign(trx, id))
}
