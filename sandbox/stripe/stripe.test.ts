import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPayment, aSandbox, type Received } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())

const create = () => sandbox.stripe.paymentIntents.create({ ...aPayment, metadata: { eventId: 'e1' } })
const pay = (id: string, card: string, rest = {}) =>
  sandbox.control('POST', `payments/${id}/pay`, { card, ...rest })
const refusal = (error: unknown) => error as Stripe.errors.StripeError
const typeOf = ({ body }: Received): string => JSON.parse(body).type

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

test('a paid intent tells its charge, its event and the app, signed', async () => {
  const { id } = await create()
  expect(await pay(id, '4242 4242 4242 4242')).toMatchObject({ status: 'succeeded', amount_received: 14900 })
  const paid = await sandbox.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect(paid.latest_charge).toMatchObject({ object: 'charge', paid: true, payment_intent: id })
  const [notice] = await sandbox.app.until(1)
  const event = sandbox.stripe.webhooks.constructEvent(
    notice?.body ?? '',
    notice?.headers['stripe-signature'] ?? '',
    sandbox.credentials.stripe.webhookSecret,
  )
  expect(event).toMatchObject({
    type: 'payment_intent.succeeded',
    data: { object: { id, metadata: { eventId: 'e1' } } },
  })
  expect(await sandbox.stripe.events.retrieve(event.id)).toMatchObject({ id: event.id })
  const listed = await sandbox.stripe.events.list({ types: ['payment_intent.succeeded'] })
  expect(listed.data).toHaveLength(1)
})

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', ''],
  ['4000000000000127', 'incorrect_cvc', ''],
  ['4000000000000119', 'processing_error', ''],
  ['4539578763621486', 'card_declined', 'test_mode_live_card'],
])('card %s is refused with %s %s', async (number, code, decline_code) => {
  const { id } = await create()
  const error = await sandbox.stripe.paymentIntents
    .confirm(id, {
      payment_method_data: { type: 'card', card: { number, exp_month: 12, exp_year: 2040, cvc: '123' } },
    } as never)
    .catch(refusal)
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
  expect(error).toMatchObject({
    code,
    decline_code,
    payment_intent: { id, status: 'requires_payment_method' },
  })
  const after = await sandbox.stripe.paymentIntents.retrieve(id)
  expect(after.last_payment_error).toMatchObject({ code })
  expect(typeOf((await sandbox.app.until(1))[0] as Received)).toBe('payment_intent.payment_failed')
  expect(await pay(id, '4242424242424242')).toMatchObject({ status: 'succeeded', last_payment_error: null })
})

test.each([
  [{ number: '4242424242424241' }, 'incorrect_number'],
  [{ exp_month: 13 }, 'invalid_expiry_month'],
  [{ exp_year: 2020 }, 'invalid_expiry_year'],
  [{ cvc: '1' }, 'invalid_cvc'],
])('a card with %o is refused as %s', async (wrong, code) => {
  const { id } = await create()
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123', ...wrong }
  const confirm = sandbox.stripe.paymentIntents.confirm(id, {
    payment_method_data: { type: 'card', card },
  } as never)
  await expect(confirm).rejects.toMatchObject({ code, statusCode: 402 })
})

test('a browser confirms with the client secret alone, from another origin', async () => {
  const { id, client_secret } = await create()
  const confirm = (secret: string) =>
    fetch(`${sandbox.url}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000' },
      body: new URLSearchParams({
        client_secret: secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
      }),
    })
  expect((await confirm(`${id}_secret_guessed`)).status).toBe(400)
  const response = await confirm(client_secret ?? '')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const seen = await response.json()
  expect(seen).toMatchObject({ id, status: 'succeeded' })
  expect(seen).not.toHaveProperty('metadata')
  const preflight = await fetch(`${sandbox.url}/v1/payment_intents/${id}/confirm`, { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
})

test('only the secret key may list, cancel or refund', async () => {
  const { id, client_secret } = await create()
  const body = new URLSearchParams({ client_secret: client_secret ?? '' })
  for (const path of [`payment_intents/${id}/cancel`, 'refunds']) {
    expect((await fetch(`${sandbox.url}/v1/${path}`, { method: 'POST', body })).status).toBe(401)
  }
})

async function challenge(card: string, answer: 'approve' | 'reject') {
  const { id, client_secret } = await create()
  const asked = await pay(id, card, { returnUrl: 'http://localhost:3000/checkout?a=1' })
  expect(asked.status).toBe('requires_action')
  const page: string = asked.next_action.redirect_to_url.url
  expect(await (await fetch(page)).text()).toContain('149,00')
  const back = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer }),
  })
  const location = new URL(back.headers.get('location') ?? '')
  expect(Object.fromEntries(location.searchParams)).toMatchObject({
    a: '1',
    payment_intent: id,
    payment_intent_client_secret: client_secret,
  })
  return {
    status: location.searchParams.get('redirect_status'),
    intent: await sandbox.stripe.paymentIntents.retrieve(id),
  }
}

test('3-D Secure approved pays and goes back to the shop', async () => {
  const { status, intent } = await challenge('4000002500003155', 'approve')
  expect([status, intent.status]).toEqual(['succeeded', 'succeeded'])
})

test('3-D Secure refused asks for another card', async () => {
  const { status, intent } = await challenge('4000002500003155', 'reject')
  expect([status, intent.status]).toEqual(['failed', 'requires_payment_method'])
  expect(intent.last_payment_error?.code).toBe('payment_intent_authentication_failure')
})

test('3-D Secure approved may still be declined', async () => {
  const { status, intent } = await challenge('4000008400001629', 'approve')
  expect([status, intent.last_payment_error?.code]).toEqual(['failed', 'card_declined'])
})

test('control answers 3-D Secure at once when told to', async () => {
  const { id } = await create()
  expect(await pay(id, '4000002500003155', { approve: false })).toMatchObject({
    status: 'requires_payment_method',
  })
  expect(await pay(id, '4000002500003155', { approve: true })).toMatchObject({ status: 'succeeded' })
})

test('a canceled intent cannot be paid and a paid one cannot be canceled', async () => {
  const canceled = await sandbox.stripe.paymentIntents.cancel((await create()).id, {
    cancellation_reason: 'abandoned',
  })
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
  const confirm = sandbox.stripe.paymentIntents.confirm(canceled.id, { payment_method: 'pm_card_visa' })
  await expect(confirm).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' })
  const { id } = await create()
  await pay(id, '4242424242424242')
  await expect(sandbox.stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  expect((await sandbox.app.until(2)).map(typeOf).sort()).toEqual([
    'payment_intent.canceled',
    'payment_intent.succeeded',
  ])
})

test('a charge is refunded in parts, never more than it was', async () => {
  const { id } = await create()
  await pay(id, '4242424242424242')
  const refund = await sandbox.stripe.refunds.create({ payment_intent: id, amount: 4900 })
  expect(await sandbox.stripe.refunds.retrieve(refund.id)).toMatchObject({
    amount: 4900,
    status: 'succeeded',
  })
  await expect(sandbox.stripe.refunds.create({ payment_intent: id, amount: 10_001 })).rejects.toThrow(
    'greater than',
  )
  await sandbox.control('POST', `payments/${id}/refund`, {})
  await expect(sandbox.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
  const notices = await sandbox.app.until(2, (notice) => typeOf(notice) === 'charge.refunded')
  expect(notices.map(({ body }) => JSON.parse(body).data.object.amount_refunded).sort()).toEqual(
    [14900, 4900].sort(),
  )
})

test.each(['won', 'lost'] as const)('a disputed card pays, is disputed and is %s', async (outcome) => {
  const { id } = await create()
  await pay(id, '4000000000000259')
  await sandbox.app.until(1, (notice) => typeOf(notice) === 'charge.dispute.created')
  await sandbox.control('POST', `disputes/${id}`, { outcome })
  const [closed] = await sandbox.app.until(1, (notice) => typeOf(notice) === 'charge.dispute.closed')
  expect(JSON.parse(closed?.body ?? '').data.object).toMatchObject({ status: outcome, payment_intent: id })
  expect((await sandbox.stripe.disputes.list({ payment_intent: id })).data).toHaveLength(1)
})

test('an event can be sent again, as often as wanted', async () => {
  const { id } = await create()
  await pay(id, '4242424242424242')
  await sandbox.control('POST', `payments/${id}/resend`, { times: 20 })
  const notices = await sandbox.app.until(21)
  expect(new Set(notices.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
})
