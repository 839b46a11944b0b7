import { ask, hasErrorCode } from './client.ts'

/** Cancels an intent. One that is paid or canceled already does not change. Throws `provider-unavailable`. */
export async function cancelIntent(intentId: string): Promise<void> {
  await ask(async (stripe) => {
    try {
      await stripe.paymentIntents.cancel(intentId)
    } catch (error) {
      if (!hasErrorCode(error, 'payment_intent_unexpected_state')) throw error
    }
  })
}
