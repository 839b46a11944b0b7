import Stripe from 'stripe'
import { AppError } from '../../platform/errors.ts'
import { ask } from './client.ts'

type NewIntent = {
  /** Our payment's id: the idempotency key, so that a retry after a lost response returns the same intent. */
  paymentId: string
  eventId: string
  plan: string
  amountCents: number
}

/**
 * Creates the intent of a payment, or returns the one already created for it. Null when the provider failed while
 * creating it: it would repeat that response for a day, so another payment must be opened. Throws
 * `provider-unavailable`.
 */
export async function createIntent({
  paymentId,
  eventId,
  plan,
  amountCents,
}: NewIntent): Promise<{ intentId: string; clientSecret: string } | null> {
  return ask(async (stripe) => {
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: 'eur',
          allowed_payment_method_types: ['card'],
          description: `Velada: ${plan}`,
          metadata: { eventId, paymentId, plan },
        },
        { idempotencyKey: paymentId },
      )
      if (!intent.client_secret) throw new AppError('provider-unavailable')
      return { intentId: intent.id, clientSecret: intent.client_secret }
    } catch (error) {
      if (isKept(error)) return null
      throw error
    }
  })
}

/** Errors that the provider stores under the idempotency key: its own failure, and a reused key. */
const isKept = (error: unknown) =>
  (error instanceof Stripe.errors.StripeAPIError && error.statusCode === 500) ||
  error instanceof Stripe.errors.StripeIdempotencyError
