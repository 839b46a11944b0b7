import { ask, saidNo } from './client.ts'

/** How long the provider's failure is repeated by itself, in ms, before it is asked under a new key. */
const keyChanges = 600_000

/**
 * Gives a whole payment back; safe to repeat: a payment that is already back, or that the bank took back, is left
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
      if (!saidNo(error, 'charge_already_refunded') && !saidNo(error, 'charge_disputed')) throw error
    }
  })
}
