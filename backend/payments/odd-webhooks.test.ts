import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import type { JobPayload } from '../../domain/jobs.ts'
import { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { cardSandbox } from '../testing/card-sandbox.ts'
import { client } from '../testing/client.ts'
import { anOwner, jobsIn, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { setAside, UnreadableWebhook } from '../webhooks/set-aside.ts'
import { applyPaymentWebhooks } from './apply-payment-webhook.ts'

const app = testApp({ sandbox: true })
const provider = cardSandbox(app)
const buyer = client(() => app.url)

beforeEach(async () => {
  await provider.fault('lose-webhook')
  await database().raw(`truncate provider_notices; delete from pgboss.job`)
})

const tell = (body: string) =>
  client(() => app.url).post('/api/webhooks/stripe', body, {
    'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: env().stripe.webhookSecret,
    }),
  })
const webhook = (type: unknown, data: unknown, id: unknown = `evt_${randomBytes(8).toString('hex')}`) =>
  JSON.stringify({ id, object: 'event', type, data })
const about = (object: unknown) => webhook('payment_intent.succeeded', { object })
const apply = async () => {
  for (const received of (await jobsIn('apply-payment-notice')) as JobPayload<'apply-payment-notice'>[])
    await applyPaymentWebhooks(received)
}
const stored = () =>
  database()<{ noticeId: string; appliedAt: Date | null; setAsideBecause: string | null }>('provider_notices')

const saysNothing: [string, string][] = [
  ['`data: null`', webhook('payment_intent.succeeded', null)],
  ['a text for `data`', webhook('charge.refunded', 'texto')],
  ['`data.object: null`', about(null)],
  ['a list for `data.object`', about([1, 2])],
  ['a text for `data.object`', about('pi_1')],
  ['a payment without an id', about({ object: 'payment_intent' })],
  ['a number for an id', about({ object: 'payment_intent', id: 7 })],
  ['an id with a NUL', about({ object: 'payment_intent', id: 'pi_1\0' })],
  ['an endless id', about({ object: 'payment_intent', id: `pi_${'1'.repeat(50_000)}` })],
  ['an object for the payment of a charge', webhook('charge.refunded', { object: { payment_intent: {} } })],
  ['an empty list', '[]'],
  ['a list of webhooks', `[${about({ object: 'payment_intent', id: 'pi_1' })}]`],
  ['an empty object', '{}'],
  ['a number for its type', webhook(7, { object: {} })],
  [
    'a nest without end',
    `{"id":"evt_1","type":"charge.refunded","data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  ],
  ['a nest of objects', `{"id":"evt_1","data":${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}}`],
]

test.each(saysNothing)(
  'a signed webhook of the card provider with an odd body (%s) is taken and set aside for a person',
  async (_, body) => {
    expect((await tell(body)).status).toBe(204)
    await apply()
    expect(await stored().whereNotNull('setAsideBecause').whereNotNull('appliedAt')).toHaveLength(1)
  },
)

test.each<[string, string]>([
  ['of a type nobody asked for', webhook('customer.created', null)],
  ['of a type that names a prototype', webhook('__proto__', { object: {} })],
  [
    'about a charge that belongs to no payment of ours',
    webhook('charge.refunded', { object: { object: 'charge', id: 'ch_1', payment_intent: null } }),
  ],
  ['about a payment that is not ours', about({ object: 'payment_intent', id: 'pi_deOtros' })],
])('a signed webhook of the card provider %s is applied to nothing', async (_, body) => {
  expect((await tell(body)).status).toBe(204)
  await apply()
  expect(await stored().whereNotNull('appliedAt').whereNull('setAsideBecause')).toHaveLength(1)
})

test.each([
  ['a NUL', 'evt_a\0b'],
  ['half a surrogate pair', 'evt_\ud800'],
  ['30,000 characters', `evt_${randomBytes(15_000).toString('hex')}`],
  ['a number', 7],
  ['nothing', ''],
])('a signed webhook whose own id is %s is taken, and a repeat of it falls away', async (_, id) => {
  const body = webhook('customer.created', null, id)
  expect([(await tell(body)).status, (await tell(body)).status]).toEqual([204, 204])
  expect(await stored()).toHaveLength(1)
  await apply()
  expect(await stored().whereNull('appliedAt')).toEqual([])
})

test.each(['null', 'hola', '"texto"', '{"id":', ''])(
  'a signed body of the card provider that is no JSON object (%s) is refused and kept nowhere',
  async (body) => {
    expect((await tell(body)).status).toBe(400)
    expect(await stored()).toEqual([])
  },
)

test('odd webhooks of the card provider fail neither those stored with them nor those of the same job', async () => {
  const { email, event } = await anOwner({ isPaid: false, planType: 'essence' })
  await signIn(buyer, email)
  const purchase = { amount: 99, planType: 'essence', eventId: event.id }
  const { paymentIntentId } = (await buyer.post('/api/create-payment-intent', purchase)).json
  await provider.pay(paymentIntentId)

  const bodies = [
    ...saysNothing.map(([, body]) => body),
    about({ object: 'payment_intent', id: paymentIntentId }),
  ]
  const replies = await Promise.all(bodies.map(tell))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]))
  const noticeIds = (await stored().orderBy('noticeId')).map(({ noticeId }) => noticeId)
  await applyPaymentWebhooks({ provider: 'stripe', noticeIds })
  expect((await Event.query().findById(event.id))?.isPaid).toBe(true)
  expect(await stored().whereNull('appliedAt')).toEqual([])
})

test('a webhook that was set aside is applied when the provider repeats it, once', async () => {
  const body = about({ object: 'payment_intent', id: 'pi_deOtros' })
  const noticeId: string = JSON.parse(body).id
  await tell(body)
  await setAside('stripe', noticeId, new UnreadableWebhook('not understood at that time'))
  await database().raw('delete from pgboss.job')

  const replies = await Promise.all([tell(body), tell(body), tell(body)])
  expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await jobsIn('apply-payment-notice')).toEqual([{ provider: 'stripe', noticeIds: [noticeId] }])
  await apply()
  expect(await stored()).toMatchObject([{ noticeId, appliedAt: expect.any(Date), setAsideBecause: null }])
})
