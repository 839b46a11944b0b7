import autocannon from 'autocannon'
import Stripe from 'stripe'
import { env } from '../platform/env.ts'
import type { Figure } from './figure.ts'
import { ended, median, type Stand } from './stand.ts'

const webhooks = 6_000
const rounds = 3

/**
 * Stripe webhooks a second that the real api verifies, stores and queues, each new and signed; no worker runs. The
 * baseline is a route of the same api that does nothing.
 */
export async function measureWebhookIntake(stand: Stand): Promise<Figure> {
  const api = await stand.start('api', { DATABASE_POOL: '10' })
  await post(stand.url, signed(1_500))
  const rates: { intake: number; idle: number }[] = []
  for (let round = 0; round < rounds; round++)
    rates.push({ intake: await post(stand.url, signed(webhooks)), idle: await get(stand.url) })
  await ended(api)
  const value = median(rates.map(({ intake }) => intake))
  const baseline = median(rates.map(({ idle }) => idle))
  return {
    figure: 'webhook-intake',
    value,
    unit: 'webhooks/s',
    baseline: { what: 'the same api answering GET /healthz', value: baseline },
    ratio: value / baseline,
    aim: '≥ 1500 webhooks/s',
    holds: value >= 1_500,
  }
}

type Signed = { body: string; signature: string }

let made = 0

/** Webhooks of realistic size, signed beforehand so that signing is not measured. */
function signed(count: number): Signed[] {
  return Array.from({ length: count }, () => {
    const number = ++made
    const body = JSON.stringify(webhook(number))
    const secret = env().stripe.webhookSecret
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) }
  })
}

const webhook = (number: number) => ({
  id: `evt_bench_${number}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: 1_795_000_000 + number,
  data: {
    object: {
      id: `pi_bench_${number}`,
      object: 'payment_intent',
      amount: 22_000,
      amount_received: 22_000,
      currency: 'eur',
      status: 'succeeded',
      metadata: { eventId: crypto.randomUUID(), paymentId: crypto.randomUUID(), plan: 'grand-soiree' },
      // Padding to the size of a real intent.
      description: 'x'.repeat(1_200),
    },
  },
  livemode: false,
  pending_webhooks: 1,
  type: 'payment_intent.succeeded',
})

async function post(url: string, requests: Signed[]): Promise<number> {
  let next = 0
  return perSecond(
    await autocannon({
      url: `${url}/api/webhooks/stripe`,
      connections: 40,
      amount: requests.length,
      setupClient: (client) => {
        client.setRequests([
          {
            method: 'POST',
            setupRequest: (request) => {
              const { body, signature } = requests[next++ % requests.length] as Signed
              return {
                ...request,
                headers: { 'content-type': 'application/json', 'stripe-signature': signature },
                body,
              }
            },
          },
        ])
      },
    }),
  )
}

const get = async (url: string) =>
  perSecond(await autocannon({ url: `${url}/healthz`, connections: 40, amount: webhooks }))

function perSecond(result: autocannon.Result): number {
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors`)
  return result['2xx'] / ((result.finish.getTime() - result.start.getTime()) / 1000)
}
