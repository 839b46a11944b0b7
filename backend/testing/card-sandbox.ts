import Stripe from 'stripe'
import { env } from '../platform/env.ts'
import type { TestApp } from './test-app.ts'

/** Test cards from Stripe's documentation. */
export const cards = {
  works: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
} as const

type Fault = 'error-500' | 'drop-answer' | 'lose-webhook' | 'repeat-webhook' | 'reorder-webhooks'

/** Actions of buyers, banks and the card network in the sandbox. */
export function cardSandbox(app: TestApp) {
  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(app.sandboxUrl + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    /** Confirms like the browser, by card number. */
    pay: (intentId: string, card: string = cards.works) =>
      control('POST', `/control/payments/${intentId}/pay`, { card }),
    refund: (intentId: string, amount?: number) =>
      control('POST', `/control/payments/${intentId}/refund`, amount ? { amount } : {}),
    dispute: (intentId: string, outcome?: 'won' | 'lost') =>
      control('POST', `/control/disputes/${intentId}`, outcome ? { outcome } : {}),
    cancel: (intentId: string) => control('POST', `/control/payments/${intentId}/cancel`, {}),
    fault: (fault: Fault, times?: number) =>
      control('POST', '/control/faults', { provider: 'card', fault, ...(times && { times }) }),
    mend: () => control('DELETE', '/control/faults?provider=card'),
    intents: () =>
      control('GET', '/control/payments') as Promise<
        { id: string; status: string; amount: number; charge: { amount_refunded: number } | null }[]
      >,
    /** The SDK with the sandbox's key, for objects that only the provider's dashboard creates. */
    sdk: () => {
      const { hostname, port } = new URL(app.sandboxUrl)
      return new Stripe(env().stripe.secretKey, { host: hostname, port, protocol: 'http' })
    },
  }
}

/** A webhook about an intent, signed now like the provider's. */
export async function signedWebhook(
  webhook: { id: string; type: string; intentId: string },
  secret: string = env().stripe.webhookSecret,
  timestamp = Math.floor(Date.now() / 1000),
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify({
    id: webhook.id,
    object: 'event',
    type: webhook.type,
    data: { object: { id: webhook.intentId, object: 'payment_intent' } },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return { body, headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature } }
}
