import type Stripe from 'stripe'
import { ask, hasErrorCode } from './client.ts'

/** The provider's current state of a payment. */
export type ProviderIntent = {
  intentId: string
  clientSecret: string | null
  status: 'open' | 'failed' | 'processing' | 'canceled' | 'succeeded'
  amountCents: number
  receivedCents: number
  currency: string
  metadata: Record<string, string>
  /** The provider's code of the last refusal, such as `insufficient_funds`. */
  failure: string | null
  /** Refunded so far. */
  refundedCents: number
  /** A dispute at the cardholder's bank: open, lost (the money is gone), or none that matters. */
  dispute: 'none' | 'open' | 'lost'
}

/** Fetches an intent with its refunds and disputes. Null when there is none. Throws `provider-unavailable`. */
export async function findIntent(intentId: string): Promise<ProviderIntent | null> {
  return ask(async (stripe) => {
    try {
      const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] })
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
      const disputes = charge?.disputed
        ? (await stripe.disputes.list({ payment_intent: intentId, limit: 100 })).data
        : []
      return presentIntent(intent, charge, disputes)
    } catch (error) {
      if (hasErrorCode(error, 'resource_missing')) return null
      throw error
    }
  })
}

function presentIntent(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
  disputes: readonly Stripe.Dispute[],
): ProviderIntent {
  const refusal = intent.last_payment_error
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret,
    status: statusOf(intent),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    currency: intent.currency,
    metadata: intent.metadata,
    failure: refusal ? (refusal.decline_code ?? refusal.code ?? refusal.type) : null,
    refundedCents: charge?.amount_refunded ?? 0,
    dispute: disputeOf(disputes),
  }
}

function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): ProviderIntent['status'] {
  const ended = (['succeeded', 'canceled', 'processing'] as const).find((one) => one === status)
  return ended ?? (status === 'requires_payment_method' && last_payment_error ? 'failed' : 'open')
}

function disputeOf(disputes: readonly Stripe.Dispute[]): ProviderIntent['dispute'] {
  const settled: readonly string[] = ['won', 'warning_closed', 'prevented']
  if (disputes.some(({ status }) => status === 'lost')) return 'lost'
  return disputes.some(({ status }) => !settled.includes(status)) ? 'open' : 'none'
}
