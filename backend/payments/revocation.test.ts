import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PaymentStatus } from '../../domain/payment/payment-status.ts'
import { Event } from '../events/event.ts'
import { inTransaction } from '../platform/database.ts'
import { findIntent } from '../providers/stripe/find-intent.ts'
import { cardSandbox } from '../testing/card-sandbox.ts'
import { client, eventually } from '../testing/client.ts'
import { anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Payment } from './payment.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { settlePayment } from './settle-payment.ts'

const app = testApp({ sandbox: true, workers: true, settings: { PAYMENT_SWEEP_SECONDS: '3600' } })
const provider = cardSandbox(app)
const buyer = client(() => app.url)
beforeEach(() => buyer.cookies.clear())
afterEach(() => provider.mend())

const essence = { amount: 99, planType: 'essence' }
const grandSoiree = { amount: 220, planType: 'grand-soiree' }
const upgrade = { amount: 121, planType: 'upgrade' }

async function anEventThatPaid(...plans: { amount: number; planType: string }[]) {
  const { email, event } = await anOwner({ isPaid: false, planType: 'essence' })
  await signIn(buyer, email)
  const intentIds: string[] = []
  for (const plan of plans) intentIds.push(await pay(event.id, plan))
  const [first = '', second = ''] = intentIds
  return { event, first, second }
}

async function pay(eventId: string, plan: { amount: number; planType: string }): Promise<string> {
  const { paymentIntentId } = (await buyer.post('/api/create-payment-intent', { ...plan, eventId })).json
  await provider.pay(paymentIntentId)
  const reply = await buyer.post('/api/confirm-payment', { paymentIntentId, eventId })
  expect(reply.json).toMatchObject({ status: 'succeeded', isPaid: true })
  return paymentIntentId
}

const paymentOf = (intentId: string) => Payment.query().findOne({ intentId }).throwIfNotFound()
const until = (intentId: string, status: PaymentStatus) =>
  eventually(`the payment is ${status}`, async () => (await paymentOf(intentId)).status === status)
const standing = async ({ id }: Event) => {
  const { isPaid, planType, unpaidReason } = await Event.query().findById(id).throwIfNotFound()
  return { plan: isPaid ? planType : 'unpaid', reason: unpaidReason }
}

test('a full refund takes the event back to unpaid and says why; buying again activates it again', async () => {
  const { event, first } = await anEventThatPaid(essence)
  await provider.refund(first)
  await until(first, 'refunded')
  expect(await standing(event)).toEqual({
    plan: 'unpaid',
    reason:
      'Hemos devuelto el importe íntegro del plan Essence. Tu evento vuelve a estar pendiente de pago; no se ha borrado nada.',
  })
  expect(await domainEventsOf(event.id)).toEqual(['payment.activated', 'payment.revoked'])
  await pay(event.id, grandSoiree)
  expect(await standing(event)).toEqual({ plan: 'grand_soiree', reason: null })
})

test('a refunded payment cannot be confirmed into life again', async () => {
  const { event, first } = await anEventThatPaid(essence)
  await provider.refund(first)
  await until(first, 'refunded')
  const reply = await buyer.post('/api/confirm-payment', { paymentIntentId: first, eventId: event.id })
  expect([reply.status, reply.text]).toEqual([422, 'El pago no se ha completado'])
  expect((await standing(event)).plan).toBe('unpaid')
})

test('a partial refund is written down and changes nothing; the rest of it does', async () => {
  const { event, first } = await anEventThatPaid(essence)
  await provider.refund(first, 4000)
  await eventually('it is written down', async () => (await paymentOf(first)).refundedCents === 4000)
  expect((await paymentOf(first)).status).toBe('succeeded')
  expect(await standing(event)).toEqual({ plan: 'essence', reason: null })
  await provider.refund(first, 5900)
  await until(first, 'refunded')
  expect((await standing(event)).plan).toBe('unpaid')
})

test('a refunded upgrade goes back to the paid Essence it was built on', async () => {
  const { event, second } = await anEventThatPaid(essence, upgrade)
  await provider.refund(second)
  await until(second, 'refunded')
  expect(await standing(event)).toEqual({
    plan: 'essence',
    reason:
      'Hemos devuelto el importe íntegro de la mejora a Grand Soirée. Tu evento sigue activo con el plan Essence.',
  })
})

test('a refunded Essence takes its upgrade down with it, and paying Essence again brings it back', async () => {
  const { event, first } = await anEventThatPaid(essence, upgrade)
  await provider.refund(first)
  await until(first, 'refunded')
  expect((await standing(event)).plan).toBe('unpaid')
  const refused = await buyer.post('/api/create-payment-intent', { ...grandSoiree, eventId: event.id })
  expect([refused.status, refused.text]).toEqual([
    409,
    'Tu evento conserva la mejora a Grand Soirée: basta con volver a pagar Essence',
  ])
  await pay(event.id, essence)
  expect(await standing(event)).toEqual({ plan: 'grand_soiree', reason: null })
})

test('a dispute marks the payment and leaves the event alone; a won one unmarks it', async () => {
  const { event, first } = await anEventThatPaid(grandSoiree)
  await provider.dispute(first)
  await until(first, 'disputed')
  expect(await standing(event)).toEqual({ plan: 'grand_soiree', reason: null })
  const twice = await buyer.post('/api/create-payment-intent', { ...grandSoiree, eventId: event.id })
  expect(twice.status).toBe(409)
  await provider.dispute(first, 'won')
  await until(first, 'succeeded')
  expect(await standing(event)).toEqual({ plan: 'grand_soiree', reason: null })
  expect(await domainEventsOf(event.id)).toEqual(['payment.activated'])
})

test('a lost dispute takes the event back to unpaid and says why', async () => {
  const { event, first } = await anEventThatPaid(grandSoiree)
  await provider.dispute(first, 'lost')
  await until(first, 'refunded')
  expect(await standing(event)).toEqual({
    plan: 'unpaid',
    reason:
      'El banco ha anulado el pago del plan Grand Soirée tras una reclamación. Tu evento vuelve a estar pendiente de pago; no se ha borrado nada.',
  })
})

test('refund and dispute webhooks that were lost are found by the daily look', async () => {
  const { event, first } = await anEventThatPaid(essence)
  await provider.fault('lose-webhook')
  await provider.refund(first)
  const payment = await paymentOf(first)
  const inADay = Date.now() + 86_400_000
  expect(Math.abs((payment.nextCheckAt?.getTime() ?? 0) - inADay)).toBeLessThan(60_000)
  await reconcilePayment(payment.id)
  expect((await standing(event)).plan).toBe('unpaid')
})

test('webhooks that come twice and in disorder end in the same state', async () => {
  const { event, first } = await anEventThatPaid(essence)
  await provider.fault('repeat-webhook')
  await provider.fault('reorder-webhooks')
  await provider.refund(first, 100)
  await provider.dispute(first, 'lost')
  await until(first, 'refunded')
  expect((await standing(event)).plan).toBe('unpaid')
  expect(await domainEventsOf(event.id)).toEqual(['payment.activated', 'payment.revoked'])
})

test('an answer asked for before the last one applied is not applied after it', async () => {
  const { event, first } = await anEventThatPaid(essence)
  const before = await paymentOf(first)
  const stale = await findIntent(first)
  if (!stale) throw new Error('the provider lost the intent')
  await provider.refund(first)
  await until(first, 'refunded')
  expect(await inTransaction((trx) => settlePayment(trx, before.id, stale, before.revision))).toBeNull()
  expect((await standing(event)).plan).toBe('unpaid')
})
