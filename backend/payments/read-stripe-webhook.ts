import * as v from 'valibot'
import { UnreadableWebhook } from '../webhooks/set-aside.ts'

/** What may change a payment of ours; of anything else the provider tells, nothing is read. */
const relevant: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
]

const IntentId = v.pipe(v.string(), v.regex(/^pi_\w{1,120}$/))
const StripeNotice = v.object({
  type: v.string(),
  data: v.object({
    object: v.variant('object', [
      v.object({ object: v.literal('payment_intent'), id: IntentId }),
      // A charge, refund or dispute; it may belong to no intent.
      v.object({
        object: v.picklist(['charge', 'refund', 'dispute']),
        payment_intent: v.nullable(IntentId),
      }),
    ]),
  }),
})

/**
 * The intent that a webhook of the card provider is about; null when it is about nothing that changes a payment of
 * ours. Throws `UnreadableWebhook`.
 */
export function intentOfWebhook(webhook: object): string | null {
  const { type } = webhook as { type?: unknown }
  if (typeof type === 'string' && !relevant.includes(type)) return null
  const read = v.safeParse(StripeNotice, webhook)
  if (!read.success)
    throw new UnreadableWebhook(`no webhook of a payment: ${v.getDotPath(read.issues[0]) ?? 'all of it'}`)
  const about = read.output.data.object
  return about.object === 'payment_intent' ? about.id : about.payment_intent
}
