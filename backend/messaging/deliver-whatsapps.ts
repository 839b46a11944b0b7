import { setTimeout as sleep } from 'node:timers/promises'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { pauseSending, takeTurn } from '../providers/send-limit.ts'
import { sendWhatsapp, type WhatsappOutcome } from '../providers/whatsapp/client.ts'
import { type Advance, advanceDeliveries } from './advance-deliveries.ts'
import { onOneLine } from './fan-out-campaign.ts'
import { type Addressed, invitationUrl } from './fill-emails.ts'
import { type Frozen, findFrozen } from './find-frozen.ts'
import { progressCampaign } from './finish-campaign.ts'
import { type Attempt, returnToQueue, settleLater } from './whatsapp-attempt.ts'

type Claimed = Addressed & Attempt & { campaignId: string }
type Sent = { delivery: Claimed; outcome: WhatsappOutcome }

/**
 * Sends WhatsApp messages and records what became of each. There is no idempotency key, so each is marked `sending`
 * and committed before the call. One that is found `sending` was left by a process that died: it is settled by asking
 * the provider, never sent again here. A 429 makes all workers wait (`Postponed`).
 */
export async function deliverWhatsapps(deliveryIds: string[], signal: AbortSignal): Promise<void> {
  await settleLeftovers(deliveryIds)
  for (;;) {
    const waiting = await countQueued(deliveryIds)
    if (waiting === 0) return
    const spacingMs = await takeTurn('whatsapp', waiting, signal)
    const claimed = await claim(deliveryIds)
    const sent = await sendAll(claimed, spacingMs)
    await inTransaction((trx) => record(trx, sent))
    await obeyRefusals(sent)
  }
}

/** What a killed process left between its call and its answer, settled once the provider had time to know. */
async function settleLeftovers(deliveryIds: string[]): Promise<void> {
  await inTransaction(async (trx) => {
    const left: { id: string }[] = await trx('deliveries')
      .whereIn('id', deliveryIds)
      .where({ status: 'sending' })
      .select('id')
    await settleLater(
      trx,
      left.map(({ id }) => id),
    )
  })
}

async function countQueued(deliveryIds: string[]): Promise<number> {
  const { rows } = await database().raw<{ rows: { waiting: number }[] }>(
    `select count(*) as waiting from deliveries where id = any(cast(? as uuid[])) and status = 'queued'`,
    [deliveryIds],
  )
  return rows[0]?.waiting ?? 0
}

async function claim(deliveryIds: string[]): Promise<Claimed[]> {
  const { rows } = await database().raw<{ rows: Claimed[] }>(
    `update deliveries set status = 'sending', attempted_at = date_trunc('milliseconds', clock_timestamp()), updated_at = now()
     where id = any(cast(? as uuid[])) and status = 'queued'
     returning id, campaign_id, address, recipient, attempted_at`,
    [deliveryIds],
  )
  return rows
}

/** One after another at the given pace, without waiting for answers. */
async function sendAll(claimed: Claimed[], spacingMs: number): Promise<Sent[]> {
  // Too late to call safely: somebody may already be asking the provider whether it happened.
  const latest = Date.now() + env().whatsapp.settleAfterSeconds * 400
  return Promise.all(
    claimed.map(async (delivery, index): Promise<Sent> => {
      await sleep(index * spacingMs)
      const frozen = await findFrozen(delivery.campaignId)
      if (!frozen || Date.now() > latest)
        return { delivery, outcome: { kind: 'unreached', code: 'too-late' } }
      return { delivery, outcome: await sendWhatsapp(messageTo(delivery, frozen)) }
    }),
  )
}

function messageTo({ id, address, recipient }: Claimed, { content, template }: Frozen) {
  const { contentSid, title, date } = template.whatsapp
  return {
    to: address,
    contentSid,
    variables: { 1: onOneLine(recipient.name), 2: title, 3: date, 4: invitationUrl(content, recipient) },
    statusCallback: `${content.publicUrl}/api/webhooks/twilio?delivery=${id}`,
  }
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
  await advanceDeliveries(trx, sent.flatMap(advanceFrom))
  const campaigns = new Set(of('accepted', 'rejected').map(({ delivery }) => delivery.campaignId))
  for (const campaignId of campaigns) await progressCampaign(trx, campaignId)
}

function advanceFrom({ delivery, outcome }: Sent): Advance[] {
  const none = { deliveryId: delivery.id, providerId: null, reason: null }
  if (outcome.kind === 'accepted') return [{ ...none, status: 'sent', providerId: outcome.sid }]
  if (outcome.kind === 'rejected') return [{ ...none, status: 'failed', reason: outcome.reason }]
  return []
}

async function obeyRefusals(sent: Sent[]): Promise<void> {
  const pauses = sent.flatMap(({ outcome }) =>
    outcome.kind === 'rate-limited' ? [outcome.retryAfterSeconds] : [],
  )
  if (pauses.length > 0) await pauseSending('whatsapp', Math.max(...pauses))
  const unreached = sent.find(({ outcome }) => outcome.kind === 'unreached')
  if (unreached)
    throw new Error(`the WhatsApp provider was not reached: ${JSON.stringify(unreached.outcome)}`)
}
