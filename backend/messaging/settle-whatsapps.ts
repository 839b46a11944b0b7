import { raw } from 'objection'
import { enqueue } from '../platform/boss.ts'
import { inTransaction, type Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { findWhatsapps, type KnownWhatsapp } from '../providers/whatsapp/client.ts'
import { type Advance, advanceDeliveries } from './advance-deliveries.ts'
import { Delivery } from './delivery.ts'
import { invitationUrl } from './fill-emails.ts'
import { findFrozen } from './find-frozen.ts'
import { progressCampaign } from './finish-campaign.ts'
import { whatsappStatus } from './read-twilio-notice.ts'
import { returnToQueue, settleLater } from './whatsapp-attempt.ts'

/** The provider's clock and ours may differ by this much. */
const skewMs = 60_000
/** Nobody could tell in a day: the owner is told so. */
const patienceSeconds = 24 * 3600

type Open = Delivery & { secondsAgo: number }
type Answer = { delivery: Open; found: KnownWhatsapp | 'none' | 'no-answer' }

/**
 * Settles messages that are `sending` without an answer, by asking the provider for them (architecture: Sending).
 * Found: recorded. Not found, asked twice with a pause between: it was never accepted, and is sent. No answer: asked
 * again later, and `unknown` after a day. What a callback settled meanwhile is left alone.
 */
export async function settleWhatsapps(deliveryIds: string[], misses: number): Promise<void> {
  const open = await findOpen(deliveryIds)
  const answers: Answer[] = []
  for (let at = 0; at < open.length; at += 5)
    answers.push(...(await Promise.all(open.slice(at, at + 5).map(ask))))
  await inTransaction((trx) => settle(trx, answers, misses))
}

/** How long ago each was tried, by the database's clock. */
const findOpen = async (deliveryIds: string[]): Promise<Open[]> =>
  (await Delivery.query()
    .findByIds(deliveryIds)
    .where({ status: 'sending' })
    .select(
      'deliveries.*',
      raw('(extract(epoch from clock_timestamp() - attempted_at))::float8 as seconds_ago'),
    )) as Open[]

async function ask(delivery: Open): Promise<Answer> {
  const frozen = await findFrozen(delivery.campaignId)
  const since = new Date((delivery.attemptedAt ?? delivery.createdAt).getTime() - skewMs)
  const known = await findWhatsapps(delivery.address, since)
  if (!known || !frozen) return { delivery, found: 'no-answer' }
  const link = invitationUrl(frozen.content, delivery.recipient)
  const ours = known.filter(({ body, createdAt }) => body.includes(link) && createdAt >= since)
  // An earlier message with the same link may be as young as this: it belongs to the delivery that has its id.
  const taken = await Delivery.query()
    .where({ guestId: delivery.guestId })
    .whereNot({ id: delivery.id })
    .select('providerId')
  const sids = new Set(taken.map(({ providerId }) => providerId))
  return { delivery, found: ours.find(({ sid }) => !sids.has(sid)) ?? 'none' }
}

async function settle(trx: Trx, answers: Answer[], misses: number): Promise<void> {
  const advances: Advance[] = []
  const missed: Open[] = []
  const missedAgain: Open[] = []
  const unanswered: string[] = []
  for (const { delivery, found } of answers) {
    const { id: deliveryId } = delivery
    // Tried anew in the meantime, it gets its own two questions: a call under way must never be taken for lost.
    if (found === 'none' && misses > 0 && delivery.secondsAgo > 1.9 * env().whatsapp.settleAfterSeconds)
      missedAgain.push(delivery)
    else if (found === 'none') missed.push(delivery)
    else if (found !== 'no-answer')
      advances.push({ deliveryId, ...whatsappStatus(found), providerId: found.sid })
    else if (delivery.secondsAgo < patienceSeconds) unanswered.push(deliveryId)
    else
      advances.push({
        deliveryId,
        status: 'unknown',
        providerId: null,
        reason: 'WhatsApp no ha confirmado el envío',
      })
  }
  const changed = await advanceDeliveries(trx, advances)
  await settleLater(trx, unanswered, misses)
  await settleLater(
    trx,
    missed.map(({ id }) => id),
    1,
  )
  if (missedAgain.length > 0) {
    await returnToQueue(trx, missedAgain)
    await enqueue(trx, 'send-whatsapps', { deliveryIds: missedAgain.map(({ id }) => id) })
  }
  for (const campaignId of new Set(changed.map((row) => row.campaignId)))
    await progressCampaign(trx, campaignId)
  if (answers.length > 0)
    log.info(
      {
        found: advances.length,
        missed: missed.length,
        lost: missedAgain.length,
        unanswered: unanswered.length,
      },
      'messages without an answer were asked about',
    )
}
