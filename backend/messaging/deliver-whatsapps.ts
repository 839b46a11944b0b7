import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction, type Trx } from '../platform/database.ts'
import { holdSending, pauseSending, resumeSending } from '../providers/pause-sending.ts'
import { takeTurn } from '../providers/send-limit.ts'
import { sendWhatsapp, type WhatsappOutcome } from '../providers/whatsapp/client.ts'
import { type Advance, advanceDeliveries } from './advance-deliveries.ts'
import { announceAdvanced } from './announce-advanced.ts'
import { type ClaimedWhatsapp, claimWhatsapp } from './claim-whatsapp.ts'
import { findFrozen } from './find-frozen.ts'
import { recheckWhatsapps } from './recheck-whatsapps.ts'
import { returnToQueue, settleLater, settleOrphans } from './whatsapp-attempt.ts'
import { messageTo } from './whatsapp-message.ts'

/**
 * Longest time between marking a message and sending it; a process that was suspended longer returns it to the queue.
 */
const promptMs = 10_000
type Sent = { delivery: ClaimedWhatsapp; outcome: WhatsappOutcome }

/**
 * Sends WhatsApp messages and records each result. There is no idempotency key, so each is marked `sending` and
 * committed right before its call: a crash leaves only the calls in progress in doubt. A message found in `sending` is
 * settled by asking the provider, and never sent again here. Anything that is not an acceptance stops the rest, which
 * stays queued, and makes all workers wait (`Postponed`).
 */
export async function deliverWhatsapps(deliveryIds: string[], signal: AbortSignal): Promise<void> {
  await inTransaction((trx) => settleOrphans(trx, deliveryIds))
  for (;;) {
    const waiting = await recheckWhatsapps(deliveryIds)
    if (waiting.length === 0) return
    const spacingMs = await takeTurn('whatsapp', waiting.length, signal)
    const sent = await sendAll(waiting, spacingMs, signal)
    await inTransaction((trx) => record(trx, sent))
    await obey(sent)
    if (signal.aborted) throw new Error('the process is stopping')
  }
}

/** Sends one after another at the given pace, without waiting for responses, until one is not accepted. */
async function sendAll(waiting: string[], spacingMs: number, signal: AbortSignal): Promise<Sent[]> {
  let stopped = false
  const sent = waiting.map(async (deliveryId, index): Promise<Sent | null> => {
    await sleep(index * spacingMs)
    if (stopped || signal.aborted) return null
    const asked = performance.now()
    const delivery = await claimWhatsapp(deliveryId)
    if (!delivery) return null
    const outcome = await send(delivery, asked)
    stopped ||= outcome.kind !== 'accepted' && outcome.kind !== 'rejected'
    return { delivery, outcome }
  })
  return (await Promise.all(sent)).filter((one) => one !== null)
}

async function send(delivery: ClaimedWhatsapp, asked: number): Promise<WhatsappOutcome> {
  const frozen = await findFrozen(delivery.campaignId, delivery.edition)
  if (!frozen || performance.now() - asked > promptMs) return { kind: 'unreached', code: 'too-late' }
  return sendWhatsapp(messageTo(delivery, frozen))
}

async function record(trx: Trx, sent: Sent[]): Promise<void> {
  const of = (...kinds: WhatsappOutcome['kind'][]) =>
    sent.filter(({ outcome }) => kinds.includes(outcome.kind))
  const idsOf = (some: Sent[]) => some.map(({ delivery }) => delivery.id)
  await returnToQueue(
    trx,
    of('rate-limited', 'unreached').map(({ delivery }) => delivery),
  )
  await settleLater(trx, idsOf(of('ambiguous')))
  await announceAdvanced(trx, await advanceDeliveries(trx, sent.flatMap(advanceFrom)))
}

function advanceFrom({ delivery, outcome }: Sent): Advance[] {
  const none = { deliveryId: delivery.id, providerId: null, reason: null }
  if (outcome.kind === 'accepted') return [{ ...none, status: 'sent', providerId: outcome.sid }]
  if (outcome.kind === 'rejected') return [{ ...none, status: 'failed', reason: outcome.reason }]
  return []
}

/** Applies the longest pause that the responses ask for, or resumes sending after a success. */
async function obey(sent: Sent[]): Promise<void> {
  let trouble: string | null = null
  let pauseSeconds = 0
  for (const { outcome } of sent) {
    if (outcome.kind === 'rate-limited') pauseSeconds = Math.max(pauseSeconds, outcome.retryAfterSeconds)
    if (outcome.kind === 'unreached' || outcome.kind === 'ambiguous') trouble = outcome.code
  }
  if (pauseSeconds > 0) await pauseSending('whatsapp', pauseSeconds)
  if (trouble !== null) await holdSending('whatsapp', trouble)
  else if (sent.some(({ outcome }) => outcome.kind === 'accepted')) await resumeSending('whatsapp')
}
