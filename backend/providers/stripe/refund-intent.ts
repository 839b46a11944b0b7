import { ask, hasErrorCode } from './client.ts'

/** How long, in ms, the provider repeats a stored failure; after that a new key is used. */
const keyChanges = 600_000

/**
 * Refunds a whole payment. Idempotent: a payment that is refunded already, or that the bank took back, is left
 * alone, whatever the idempotency key. Throws `provider-unavailable`.
 */
export async function refundIntent(intentId: string, paymentId: string): Promise<void> {
  await ask(async (stripe) => {
    try {
      await stripe.refunds.create(
        { payment_intent: intentId, reason: 'duplicate' },
        { idempotencyKey: `refund-${paymentId}-${Math.floor(Date.now() / keyChanges)}` },
      )
    } catch (error) {
      if (!hasErrorCode(error, 'charge_already_refunded') && !hasErrorCode(error, 'charge_disputed'))
        throw error
    }
  })
}
