import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Event } from '../events/event.ts'
import { log } from '../platform/log.ts'
import { cardSandbox } from '../testing/card-sandbox.ts'
import { client } from '../testing/client.ts'
import { anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { paymentOf, purchases, standing, untilWebhooksApplied } from '../testing/purchases.ts'
import { testApp } from '../testing/test-app.ts'
import { Payment } from './payment.ts'

const app = testApp({ sandbox: true, workers: true, settings: { PAYMENT_SWEEP_SECONDS: '3600' } })
const provider = cardSandbox(app)
const buyer = client(() => app.url)
const { aPurchase, confirm } = purchases(buyer)
beforeEach(() => buyer.cookies.clear())
afterEach(() => provider.mend())

test('a paid intent of another event activates nothing here, and is logged', async () => {
  const { event: paidFor, email, accountId, intentId } = await aPurchase()
  const other = await Event.query().insertAndFetch({
    slug: `otro-${paidFor.slug}`.slice(0, 50),
    coupleNames: 'Otra boda',
    eventDate: paidFor.eventDate,
    email,
    accountId,
  })
  await provider.fault('lose-webhook')
  await provider.pay(intentId)
  const warned = vi.spyOn(log, 'warn')
  const reply = await confirm(intentId, other.id)
  expect([reply.status, reply.text]).toEqual([422, 'El pago no corresponde a este evento'])
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ intentId }), expect.any(String))
  expect(await standing(other.id)).toBe('unpaid')
  expect(await standing(paidFor.id)).toBe('unpaid')
})

test('somebody else’s intent and somebody else’s event are not found', async () => {
  const { event, intentId } = await aPurchase()
  await provider.fault('lose-webhook')
  await provider.pay(intentId)
  buyer.cookies.clear()
  const thief = await anOwner({ isPaid: false, planType: 'essence' })
  await signIn(buyer, thief.email)
  const theirIntent = await confirm(intentId, thief.event.id)
  const theirEvent = await confirm(intentId, event.id)
  expect([theirIntent.status, theirIntent.text]).toEqual([404, 'Pago no encontrado'])
  expect([theirEvent.status, theirEvent.text]).toEqual([404, 'Evento no encontrado'])
  expect(await standing(thief.event.id)).toBe('unpaid')
})

test('an intent with the wrong amount, event, plan or payment in it is refused, and logged', async () => {
  const { event, intentId } = await aPurchase()
  const payment = await paymentOf(intentId)
  const right = { eventId: event.id, paymentId: payment.id, plan: 'essence' }
  const wrong = [
    { amount: 100, metadata: right },
    { amount: 9900, currency: 'usd', metadata: right },
    { amount: 9900, metadata: { ...right, eventId: crypto.randomUUID() } },
    { amount: 9900, metadata: { ...right, paymentId: crypto.randomUUID() } },
    { amount: 9900, metadata: { ...right, plan: 'grand-soiree' } },
    { amount: 9900, metadata: {} },
  ]
  for (const [n, params] of wrong.entries()) {
    const warned = vi.spyOn(log, 'warn')
    const intent = await provider.sdk().paymentIntents.create({ currency: 'eur', ...params })
    await Payment.query().findById(payment.id).patch({ intentId: intent.id })
    await provider.pay(intent.id)
    await untilWebhooksApplied()
    const reply = await confirm(intent.id, event.id)
    expect([n, reply.status, reply.text]).toEqual([n, 422, 'El pago no corresponde a este evento'])
    expect(warned).toHaveBeenCalledWith(expect.objectContaining({ intentId: intent.id }), expect.any(String))
    expect(await standing(event.id)).toBe('unpaid')
    warned.mockRestore()
  }
  expect(await domainEventsOf(event.id)).toEqual([])
})

test('an intent that no payment of ours has is refused by webhook and confirmation', async () => {
  const { event } = await aPurchase()
  const stray = await provider.sdk().paymentIntents.create({ amount: 9900, currency: 'eur' })
  await provider.pay(stray.id)
  await untilWebhooksApplied()
  expect((await confirm(stray.id, event.id)).status).toBe(404)
  expect((await confirm('pi_nobody', event.id)).status).toBe(404)
  expect(await standing(event.id)).toBe('unpaid')
})

test.each([
  [{ paymentIntentId: 'ch_1', eventId: crypto.randomUUID() }, 'Pago no válido'],
  [{ paymentIntentId: 'pi_1', eventId: '12' }, 'Evento no válido'],
  [{}, 'Pago no válido'],
])('a malformed confirmation %j is refused', async (body, text) => {
  await aPurchase()
  const reply = await buyer.post('/api/confirm-payment', body)
  expect([reply.status, reply.text]).toEqual([400, text])
})

test('with the provider away a confirmation is 502, and counts when it is back', async () => {
  const { event, intentId } = await aPurchase()
  await provider.fault('lose-webhook')
  await provider.pay(intentId)
  await provider.fault('error-500')
  expect((await confirm(intentId, event.id)).status).toBe(502)
  expect(await standing(event.id)).toBe('unpaid')
  await provider.mend()
  expect((await confirm(intentId, event.id)).json.isPaid).toBe(true)
})
