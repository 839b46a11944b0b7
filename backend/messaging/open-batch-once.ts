import type { Trx } from '../platform/database.ts'
import type { Addressed } from './fill-emails.ts'
import { isStale, recheckColumns, recheckJoins } from './recheck.ts'

/** A batch of mails as one attempt sends it. */
export type Batch = {
  id: string
  campaignId: string
  eventId: string
  edition: number
  hoursTried: number
  isFirst: boolean
  deliveries: Addressed[]
}

/** What one look at a batch did. */
export type Opened = {
  campaignId: string
  /** The campaign's content must be renewed first; nothing was changed. */
  isStale: boolean
  batch: Batch | null
  /** The guests that were skipped. */
  skipped: string[]
}

/**
 * One statement decides whether the batch is open and whether its campaign is stale: between two of them another job
 * may renew the campaign, and the batch would seem to be done. `own` is found apart: the planner would read all
 * deliveries of the event for each of its batches.
 */
export async function openBatchOnce(trx: Trx, batchId: string): Promise<Opened | null> {
  const { rows } = await trx.raw<{ rows: (Omit<Opened, 'batch'> & Batch)[] }>(
    `with batch as (
       select b.id, b.campaign_id, c.event_id, b.first_tried_at is null as is_first, c.edition,
         b.first_tried_at is null and ${isStale} as is_stale
       from email_batches b join campaigns c on c.id = b.campaign_id join events e on e.id = c.event_id
       where b.id = :batchId and b.state in ('queued', 'sending')
         and (b.first_tried_at is not null or c.paused_at is null)
       for no key update of b
     ),
     own as materialized (
       select d.* from batch join deliveries d on d.batch_id = batch.id
       where batch.is_first and not batch.is_stale
     ),
     looked as (select d.batch_position, ${recheckColumns} from own d ${recheckJoins}),
     skipped as (
       update deliveries d set status = 'skipped', reason = l.reason, batch_id = null, batch_position = null,
         updated_at = now()
       from looked l where l.id = d.id and l.reason is not null
       returning d.guest_id
     ),
     corrected as (
       update deliveries d set address = l.address, recipient = l.recipient
       from looked l where l.id = d.id and l.reason is null
         and (d.address <> l.address or d.recipient <> l.recipient)
     ),
     opened as (
       update email_batches b set state = 'sending', first_tried_at = coalesce(b.first_tried_at, now()),
         edition = coalesce(b.edition, batch.edition),
         mails = case when batch.is_first then coalesce((
           select jsonb_agg(jsonb_build_object('id', l.id, 'address', l.address, 'recipient', l.recipient)
             order by l.batch_position) from looked l where l.reason is null), '[]')
         else b.mails end
       from batch where b.id = batch.id and not batch.is_stale
       returning b.id, b.edition, b.mails, (extract(epoch from now() - b.first_tried_at) / 3600)::float8 as hours_tried
     )
     select batch.id, batch.campaign_id, batch.event_id, batch.is_first, batch.is_stale, o.edition, o.hours_tried,
       array(select guest_id from skipped) as skipped, coalesce(o.mails, (
       select jsonb_agg(jsonb_build_object('id', d.id, 'address', d.address, 'recipient', d.recipient)
         order by d.batch_position)
       from deliveries d where d.batch_id = batch.id), '[]') as deliveries
     from batch left join opened o on true`,
    { batchId },
  )
  const [row] = rows
  if (!row) return null
  const { isStale: isOutdated, skipped, ...batch } = row
  return { campaignId: row.campaignId, isStale: isOutdated, skipped, batch: isOutdated ? null : batch }
}
