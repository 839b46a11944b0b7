import { append } from '../domain-events/append.ts'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import { Postponed } from '../platform/worker.ts'
import { type EmailOutcome, sendEmailBatch } from '../providers/email/client.ts'
import { holdSending, pauseSending, resumeSending, takeTurn } from '../providers/send-limit.ts'
import { type Advance, advanceDeliveries } from './advance-deliveries.ts'
import { type Addressed, fillEmails } from './fill-emails.ts'
import { findFrozen } from './find-frozen.ts'
import { finishCampaign } from './finish-campaign.ts'

/** The provider remembers a key for 24 hours: later than this a retry could send twice (Resend, Idempotency-Key). */
const keyHours = 23
const shortHours = 1 / 60
const longPauseSeconds = 60

type Batch = {
  id: string
  campaignId: string
  eventId: string
  hoursTried: number
  isFirst: boolean
  deliveries: Addressed[]
}

/**
 * Sends one batch of mails and records what was accepted. Safe to run any number of times: the batch's id is the
 * provider's idempotency key and the bytes are the same each time. Whatever is not an answer makes all workers wait
 * (`Postponed`). What was surely not accepted (429, quota, 401, 403, never connected) stays queued for as long as that
 * lasts; what may have been is tried again under its key, and is `unknown` when the provider has forgotten the key.
 */
export async function deliverEmailBatch(batchId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    await takeTurn('email', 1, signal)
    const batch = await openBatch(batchId)
    if (!batch) return
    const frozen = await findFrozen(batch.campaignId)
    if (!frozen?.template.email) return
    const emails = fillEmails(frozen, batch.deliveries)
    const outcome: EmailOutcome =
      batch.hoursTried > keyHours
        ? { kind: 'key-reused' }
        : emails.length === 0
          ? { kind: 'accepted', emails: [] }
          : await sendEmailBatch(emails, batchId)
    if (outcome.kind === 'rate-limited' || outcome.kind === 'quota' || outcome.kind === 'refused') {
      if (batch.isFirst) await closeAgain(batchId)
      if (outcome.kind === 'refused') await holdSending('email', outcome.code)
      else await pauseSending('email', outcome.retryAfterSeconds)
      continue
    }
    if (outcome.kind === 'unanswered') {
      await markUncertain(batchId)
      await holdSending('email', outcome.code)
      // One batch that never gets an answer must not be asked for every second while the others go.
      if (batch.hoursTried > shortHours) throw new Postponed(longPauseSeconds)
      continue
    }
    await inTransaction((trx) => closeBatch(trx, batch, outcome))
    if (outcome.kind === 'accepted' && emails.length > 0) await resumeSending('email')
    return
  }
}

/**
 * Opens a batch for one try; null when it is done or gone. Who unsubscribed is taken out before the first try, never
 * after: the bytes must stay the same. One statement, so it happens whole or not at all.
 */
async function openBatch(batchId: string): Promise<Batch | null> {
  const { rows } = await database().raw<{ rows: Batch[] }>(
    `with opened as (
       update email_batches b set state = 'sending', first_tried_at = coalesce(first_tried_at, now())
       from campaigns c where c.id = b.campaign_id and b.id = :batchId and b.state in ('queued', 'sending')
       returning b.id, b.campaign_id, c.event_id, b.first_tried_at = now() as is_first,
         (extract(epoch from now() - b.first_tried_at) / 3600)::float8 as hours_tried
     ),
     suppressed as (
       update deliveries d set status = 'failed', reason = :reason, batch_id = null, batch_position = null,
         updated_at = now()
       from opened o join events e on e.id = o.event_id, suppressed_addresses s
       where o.is_first and d.batch_id = o.id and s.event_id = d.event_id
         and s.address_hash = address_hash(e.address_key, d.address)
       returning d.id
     )
     select o.*, coalesce((
       select jsonb_agg(jsonb_build_object('id', d.id, 'address', d.address, 'recipient', d.recipient)
         order by d.batch_position)
       from deliveries d where d.batch_id = o.id and d.id not in (select id from suppressed)), '[]') as deliveries
     from opened o`,
    { batchId, reason: 'Ha pedido no recibir más correos de este evento' },
  )
  return rows[0] ?? null
}

/** Nothing was accepted under the batch's key yet: its 24 hours have not begun. */
const closeAgain = (batchId: string) =>
  database().raw(`update email_batches set state = 'queued', first_tried_at = null where id = ?`, [batchId])

async function closeBatch(trx: Trx, batch: Batch, outcome: EmailOutcome): Promise<void> {
  const state = outcome.kind === 'rejected' ? 'failed' : 'accepted'
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update email_batches set state = :state where id = :id and state = 'sending'`,
    { state, id: batch.id },
  )
  if (rowCount === 0) return
  await advanceDeliveries(
    trx,
    batch.deliveries.map(({ id }, index) => advanceFrom(id, outcome, index)),
  )
  const { eventId, campaignId } = batch
  await append(trx, 'campaign.progressed', { eventId, campaignId })
  await finishCampaign(trx, campaignId)
  if (outcome.kind !== 'accepted')
    log.error({ batchId: batch.id, outcome }, 'a batch of mails was not accepted')
}

function advanceFrom(deliveryId: string, outcome: EmailOutcome, index: number): Advance {
  const none = { deliveryId, providerId: null, reason: null }
  if (outcome.kind === 'rejected') return { ...none, status: 'failed', reason: outcome.reason }
  const email = outcome.kind === 'accepted' ? outcome.emails[index] : undefined
  if (!email) return { ...none, status: 'unknown', reason: 'El servicio de correo no ha confirmado el envío' }
  if ('reason' in email) return { ...none, status: 'failed', reason: email.reason }
  return { ...none, status: 'sent', providerId: email.id }
}

/** The provider may have accepted the mails: the owner sees that they are under way. */
const markUncertain = (batchId: string) =>
  database().raw(
    `update deliveries set status = 'sending', attempted_at = now(), updated_at = now()
     where batch_id = ? and status = 'queued'`,
    [batchId],
  )
