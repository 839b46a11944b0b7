import { raw } from 'objection'
import { inTransaction, type Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { type Advance, advanceDeliveries } from './advance-deliveries.ts'
import { announceAdvanced } from './announce-advanced.ts'
import { Delivery } from './delivery.ts'
import { findSentWhatsapp, type Inquiry, type Unsettled } from './find-sent-whatsapp.ts'
import { whatsappStatus } from './read-twilio-webhook.ts'
import { type LostPicture, sendWithoutPicture } from './send-without-picture.ts'
import { settleLater } from './whatsapp-attempt.ts'

/** How long an unreachable provider is asked. */
const silenceSeconds = 24 * 3600
const longestPauseSeconds = 600

/**
 * Settles messages that are `sending` without a response, by asking the provider for them. Found: recorded. Not found:
 * asked again with backoff, for as long as the provider may hold a message; then it is `unknown`, and the owner
 * decides. A message missing in a list proves nothing, so nothing is ever sent again here. Messages that a callback
 * settled in the meantime are not changed.
 */
export async function settleWhatsapps(deliveryIds: string[]): Promise<void> {
  const open = await findOpen(deliveryIds)
  const answers: Inquiry[] = []
  for (let at = 0; at < open.length; at += 5)
    answers.push(...(await Promise.all(open.slice(at, at + 5).map(findSentWhatsapp))))
  await inTransaction((trx) => settle(trx, answers))
}

/** The age of each attempt, by the database's clock. */
const findOpen = async (deliveryIds: string[]): Promise<Unsettled[]> =>
  (await Delivery.query()
    .findByIds(deliveryIds)
    .where({ status: 'sending' })
    .select(
      'deliveries.*',
      raw('(extract(epoch from clock_timestamp() - attempted_at))::float8 as seconds_ago'),
    )) as Unsettled[]

async function settle(trx: Trx, answers: Inquiry[]): Promise<void> {
  const advances: Advance[] = []
  const lost: LostPicture[] = []
  const open: Unsettled[] = []
  for (const { delivery, found } of answers) {
    const { id: deliveryId } = delivery
    if (typeof found !== 'string') {
      const { isPictureLost, ...said } = whatsappStatus(found)
      if (isPictureLost) lost.push({ deliveryId, providerId: found.sid })
      advances.push({ deliveryId, ...said, providerId: found.sid })
    } else if (delivery.secondsAgo < patienceFor(found)) open.push(delivery)
    else
      advances.push({
        deliveryId,
        status: 'unknown',
        providerId: null,
        reason: 'WhatsApp no ha confirmado el envío',
      })
  }
  // First: what is then said of the messages that they replace changes nothing.
  const { queued } = await sendWithoutPicture(trx, lost)
  const changed = await advanceDeliveries(trx, advances)
  await settleLater(
    trx,
    open.map(({ id }) => id),
    pauseBefore(open),
  )
  await announceAdvanced(trx, [...queued, ...changed])
  if (answers.length > 0)
    log.info({ settled: advances.length, open: open.length }, 'messages without an answer were asked about')
}

/** The provider sends a message within its validity period or fails it, and reports either. */
const patienceFor = (found: 'none' | 'no-answer') => {
  const { validitySeconds, settleAfterSeconds } = env().whatsapp
  const held = validitySeconds + 2 * settleAfterSeconds
  return found === 'none' ? held : Math.max(held, silenceSeconds)
}

/** Backoff: a third of the youngest attempt's age, within bounds. */
const pauseBefore = (open: Unsettled[]) => {
  const youngest = Math.min(...open.map(({ secondsAgo }) => secondsAgo))
  return Math.min(longestPauseSeconds, Math.max(env().whatsapp.settleAfterSeconds, youngest / 3))
}
