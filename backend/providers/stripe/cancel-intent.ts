import { ask, saidNo } from './client.ts'

/** Makes an intent impossible to pay. One that is already paid or canceled stays as it is. Throws `provider-unavailable`. */
export async function cancelIntent(intentId: string): Promise<void> {
  await ask(async (stripe) => {
    try {
      await stripe.paymentIntents.cancel(intentId)
    } catch (error) {
      if (!saidNo(error, 'payment_intent_unexpected_state')) throw error
    }
  })
}
