import { database, inTransaction, type Trx } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import { Postponed } from '../platform/worker.ts'
import { type EmailOutcome, sendEmailBatch } from '../providers/email/client.ts'
import { holdSending, pauseSending, resumeSending } from '../providers/pause-sending.ts'
import { takeTurn } from '../providers/send-limit.ts'
import { type Advance, advanceDeliveries } from './advance-deliveries.ts'
import { announceAdvanced } from './announce-advanced.ts'
import { fillEmails } from './fill-emails.ts'
import { findFrozen } from './find-frozen.ts'
import { finishCampaign } from './finish-campaign.ts'
import { closeAgain, openBatch } from './open-batch.ts'
import type { Batch } from './open-batch-once.ts'

/** The provider remembers an idempotency key for 24 hours: a retry after this time could send twice. */
const keyHours = 23
const shortHours = 1 / 60
const longPauseSeconds = 60

/**
 * Sends one batch of mails and records what was accepted. Idempotent: the batch's id is the provider's idempotency key
 * and the bytes are the same each time. Every failed request makes all workers wait (`Postponed`). What was certainly
 * not accepted (429, quota, 401, 403, never connected) stays queued for as long as that lasts; what may have been
 * accepted is retried under its key, and becomes `unknown` when the key has expired.
 */
export async function deliverEmailBatch(batchId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    await takeTurn('email', 1, signal)
    const batch = await openBatch(batchId)
    if (!batch) return
    const frozen = await findFrozen(batch.campaignId, batch.edition)
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
      // A batch that keeps failing must back off, not be retried every second while others succeed.
      if (batch.hoursTried > shortHours) throw new Postponed(longPauseSeconds)
      continue
    }
    await inTransaction((trx) => closeBatch(trx, batch, outcome))
    if (outcome.kind === 'accepted' && emails.length > 0) await resumeSending('email')
    return
  }
}

async function closeBatch(trx: Trx, batch: Batch, outcome: EmailOutcome): Promise<void> {
  const state = outcome.kind === 'rejected' ? 'failed' : 'accepted'
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update email_batches set state = :state, mails = null where id = :id and state = 'sending'`,
    { state, id: batch.id },
  )
  if (rowCount === 0) return
  const advanced = await advanceDeliveries(
    trx,
    batch.deliveries.map(({ id }, index) => advanceFrom(id, outcome, index)),
  )
  await announceAdvanced(trx, advanced)
  // Where nobody of the batch was left to write to, nothing advanced.
  if (advanced.length === 0) await finishCampaign(trx, batch.campaignId)
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

/** The provider may have accepted the mails: the owner sees them as being sent. */
const markUncertain = (batchId: string) =>
  database().raw(
    `update deliveries set status = 'sending', attempted_at = now(), updated_at = now()
     where batch_id = ? and status = 'queued'`,
    [batchId],
  )
