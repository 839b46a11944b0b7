import * as v from 'valibot'
import { UnreadableNotice } from '../provider-notices/set-aside.ts'

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
 * The intent that a notice of the card provider is about; null when it is about nothing that changes a payment of ours.
 * Throws `UnreadableNotice`.
 */
export function intentOfNotice(notice: object): string | null {
  const { type } = notice as { type?: unknown }
  if (typeof type === 'string' && !relevant.includes(type)) return null
  const read = v.safeParse(StripeNotice, notice)
  if (!read.success)
    throw new UnreadableNotice(`no notice of a payment: ${v.getDotPath(read.issues[0]) ?? 'all of it'}`)
  const about = read.output.data.object
  return about.object === 'payment_intent' ? about.id : about.payment_intent
}
