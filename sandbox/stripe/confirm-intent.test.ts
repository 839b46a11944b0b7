import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPayment, aSandbox, type Received } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())

const create = () => sandbox.stripe.paymentIntents.create({ ...aPayment, metadata: { eventId: 'e1' } })
const pay = (id: string, card: string) => sandbox.control('POST', `payments/${id}/pay`, { card })
const refusal = (error: unknown) => error as Stripe.errors.StripeError
const typeOf = ({ body }: Received): string => JSON.parse(body).type

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

test('an event can be sent again, as often as wanted', async () => {
  const { id } = await create()
  await pay(id, '4242424242424242')
  await sandbox.control('POST', `payments/${id}/resend`, { times: 20 })
  const notices = await sandbox.app.until(21)
  expect(new Set(notices.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
})
