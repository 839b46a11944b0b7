import { inTransaction, isDatabaseAway, type Trx } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import { isContentFault, setAside } from '../webhooks/set-aside.ts'
import { type Advanced, advanceDeliveries } from './advance-deliveries.ts'
import { announceAdvanced } from './announce-advanced.ts'
import { laterStatus } from './delivery-rank.ts'
import { readResendWebhook, type WebhookRead } from './read-resend-webhook.ts'
import { readTwilioWebhook } from './read-twilio-webhook.ts'
import { sendWithoutPicture } from './send-without-picture.ts'
import { type Suppression, suppressAddresses } from './suppress-address.ts'
import { takeUnapplied, type WebhooksReceived } from './take-unapplied.ts'
import { findProven } from './unsubscribe.ts'

const readers = { resend: readResendWebhook, twilio: readTwilioWebhook }

/**
 * Applies the providers' webhooks about deliveries, in batches. Repeats, wrong order and webhooks about other mails do
 * no harm; an unreadable one is set aside and does not affect the others. A complaint or a hard bounce suppresses the
 * address for its event. A message that failed for its picture's sake is sent once more without it.
 */
export async function applyWebhooks(received: WebhooksReceived[]): Promise<void> {
  try {
    await applyTogether(received)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    // One failure must not block the others: apply them one by one.
    const failures: unknown[] = []
    for (const { provider, noticeIds } of received)
      for (const noticeId of noticeIds)
        await applyAlone(provider, noticeId).catch((one) => failures.push(one))
    if (failures.length > 0) throw failures[0]
  }
}

/** One webhook; an unreadable one is set aside, any other error is thrown and retried. */
async function applyAlone(provider: WebhooksReceived['provider'], noticeId: string): Promise<void> {
  try {
    await applyTogether([{ provider, noticeIds: [noticeId] }])
  } catch (error) {
    if (!isContentFault(error)) throw error
    await setAside(provider, noticeId, error)
  }
}

const applyTogether = (received: WebhooksReceived[]) =>
  inTransaction(async (trx) => {
    const webhooks = await takeUnapplied(trx, received)
    const read = webhooks.flatMap(({ provider, payload }) => readers[provider](payload) ?? [])
    const known = read.filter(isKnown)
    const { queued, replaced } = await sendWithoutPicture(
      trx,
      known.filter(({ isPictureLost }) => isPictureLost),
    )
    const current = known.filter(({ providerId }) => !providerId || !replaced.has(providerId))
    const advanced = await advanceDeliveries(trx, latestOfEach(current))
    await suppressAddresses(trx, [...suppressionsIn(known, advanced), ...(await refusalsIn(trx, read))])
    await announceAdvanced(trx, [...queued, ...advanced])
    if (advanced.length > 0) log.debug({ deliveries: advanced.length }, 'webhooks applied')
  })

type Known = WebhookRead & { deliveryId: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A webhook about a campaign's message has our delivery id; others are about other mails of ours. */
const isKnown = (webhook: WebhookRead): webhook is Known => uuid.test(webhook.deliveryId ?? '')

function latestOfEach(webhooks: Known[]): Known[] {
  const best = new Map<string, Known>()
  for (const webhook of webhooks) {
    const present = best.get(webhook.deliveryId)
    if (!present || laterStatus(present.status, webhook.status) !== present.status)
      best.set(webhook.deliveryId, webhook)
  }
  return [...best.values()]
}

/** Suppression by the mail's own unsubscribe token, which also works when its delivery or guest was deleted. */
async function refusalsIn(trx: Trx, webhooks: WebhookRead[]): Promise<Suppression[]> {
  const refusals: Suppression[] = []
  for (const { suppresses, subscription } of webhooks) {
    const proven = suppresses && subscription && (await findProven(trx, subscription))
    if (proven) refusals.push({ ...proven, reason: suppresses })
  }
  return refusals
}

function suppressionsIn(known: Known[], advanced: Advanced[]): Suppression[] {
  const unnamed = known.filter(({ subscription }) => !subscription)
  const reasons = new Map(unnamed.map(({ deliveryId, suppresses }) => [deliveryId, suppresses]))
  return advanced.flatMap(({ id, channel, eventId, address, status }) => {
    const reason = reasons.get(id)
    const holds = status === 'complained' || status === 'bounced' || status === 'failed'
    return reason && holds && channel === 'email' ? [{ eventId, email: address, reason }] : []
  })
}
