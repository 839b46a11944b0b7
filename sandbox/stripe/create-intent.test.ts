import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPayment, aSandbox } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())

const create = () => sandbox.stripe.paymentIntents.create({ ...aPayment, metadata: { eventId: 'e1' } })
const refusal = (error: unknown) => error as Stripe.errors.StripeError

test('an intent is created, found and listed', async () => {
  const intent = await create()
  expect(intent).toMatchObject({
    amount: 14900,
    status: 'requires_payment_method',
    metadata: { eventId: 'e1' },
    livemode: false,
  })
  expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).client_secret).toBe(intent.client_secret)
  const list = await sandbox.stripe.paymentIntents.list({ limit: 1, created: { gte: intent.created } })
  expect(list.data.map(({ id }) => id)).toEqual([intent.id])
})

test('allowed payment method types are taken, payment_method_types is gone', async () => {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 500,
    currency: 'eur',
    allowed_payment_method_types: ['card'],
  })
  expect(intent.allowed_payment_method_types).toEqual(['card'])
  const old = {
    amount: 500,
    currency: 'eur',
    payment_method_types: ['card'],
  } as Stripe.PaymentIntentCreateParams
  expect(await sandbox.stripe.paymentIntents.create(old).catch(refusal)).toMatchObject({
    code: 'parameter_unknown',
  })
})

test('the same key gets the same intent, with other parameters it is an error', async () => {
  const options = { idempotencyKey: 'purchase-1' }
  const first = await sandbox.stripe.paymentIntents.create(aPayment, options)
  const second = await sandbox.stripe.paymentIntents.create(aPayment, options)
  expect(second.id).toBe(first.id)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  const other = sandbox.stripe.paymentIntents.create({ ...aPayment, amount: 1 }, options)
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
})

test('an error 500 is kept with its key and comes again', async () => {
  await sandbox.control('POST', 'faults', { provider: 'card', fault: 'error-500', times: 1 })
  const options = { idempotencyKey: 'k' }
  for (const _ of [1, 2]) {
    await expect(sandbox.stripe.paymentIntents.create(aPayment, options)).rejects.toMatchObject({
      statusCode: 500,
    })
  }
  expect(await sandbox.control('GET', 'payments')).toEqual([])
})

test('a dropped answer is made good by the SDK’s own retry, once', async () => {
  await sandbox.control('POST', 'faults', { provider: 'card', fault: 'drop-answer', times: 1 })
  const intent = await create()
  expect((await sandbox.control('GET', 'payments')).map(({ id }: { id: string }) => id)).toEqual([intent.id])
})

test.each([
  ['an unknown intent', () => sandbox.stripe.paymentIntents.retrieve('pi_none'), 'resource_missing', 404],
  [
    'too small an amount',
    () => sandbox.stripe.paymentIntents.create({ ...aPayment, amount: 49 }),
    'amount_too_small',
    400,
  ],
  [
    'no amount',
    () => sandbox.stripe.paymentIntents.create({ currency: 'eur' } as never),
    'parameter_missing',
    400,
  ],
  [
    'an amount that is no number',
    () => sandbox.stripe.paymentIntents.create({ ...aPayment, amount: 'x' as never }),
    'parameter_invalid_integer',
    400,
  ],
])('%s is refused', async (_, call, code, statusCode) => {
  expect(await call().catch(refusal)).toMatchObject({ code, statusCode })
})

test('a wrong key is an authentication error', async () => {
  const stranger = new Stripe('sk_test_wrong', {
    host: 'localhost',
    port: sandbox.port,
    protocol: 'http',
    telemetry: false,
  })
  await expect(stranger.paymentIntents.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
})
