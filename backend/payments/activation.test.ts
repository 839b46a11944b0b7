import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database, inTransaction } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import { cardSandbox, cards, signedWebhook } from '../testing/card-sandbox.ts'
import { client, eventually } from '../testing/client.ts'
import { domainEventsOf } from '../testing/factories.ts'
import { paymentOf, purchases, standing, untilWebhooksApplied } from '../testing/purchases.ts'
import { testApp } from '../testing/test-app.ts'
import { findReceipt } from './find-receipt.ts'
import { Payment } from './payment.ts'
import { sweepPayments } from './sweep-payments.ts'

const app = testApp({ sandbox: true, workers: true, settings: { PAYMENT_SWEEP_SECONDS: '3600' } })
const provider = cardSandbox(app)
const buyer = client(() => app.url)
const { open, aPurchase, confirm } = purchases(buyer)
beforeEach(() => buyer.cookies.clear())
afterEach(() => provider.mend())

const untilPaid = (id: string) =>
  eventually('the event is paid', async () => (await standing(id)) !== 'unpaid')

/** Every receipt job of an event, completed or not. */
async function receiptsOf(eventId: string): Promise<number> {
  const { rows } = await database().raw<{ rows: { count: number }[] }>(
    `select count(*) from pgboss.job where name = 'mail-receipt' and data->>'eventId' = ?`,
    [eventId],
  )
  return rows[0]?.count ?? 0
}

async function post(webhook: { id: string; type: string; intentId: string }, secret?: string, at?: number) {
  const { body, headers } = await signedWebhook(webhook, secret, at)
  return fetch(`${app.url}/api/webhooks/stripe`, { method: 'POST', body, headers })
}

test('the webhook alone activates the event: payment, plan, domain event and receipt', async () => {
  const { event, email, intentId } = await aPurchase()
  await provider.pay(intentId)
  await untilPaid(event.id)
  expect(await standing(event.id)).toBe('essence')
  const payment = await paymentOf(intentId)
  expect(payment).toMatchObject({ status: 'succeeded', refundedCents: 0 })
  expect(await domainEventsOf(event.id)).toEqual(['payment.activated'])
  expect(await receiptsOf(event.id)).toBe(1)
  expect(await findReceipt(payment.id)).toEqual({
    eventId: event.id,
    email,
    coupleNames: event.coupleNames,
    purchaseName: 'Essence',
    amountInCents: 9900,
    paidAt: payment.activatedAt?.toISOString(),
    paymentReference: intentId,
  })
})

test('the confirmation alone activates the event when every webhook is lost', async () => {
  const { event, intentId } = await aPurchase({ amount: 220, planType: 'grand-soiree' })
  await provider.fault('lose-webhook')
  await provider.pay(intentId)
  const reply = await confirm(intentId, event.id)
  expect(reply.status).toBe(200)
  expect(reply.json).toEqual({
    status: 'succeeded',
    eventId: event.id,
    isPaid: true,
    planType: 'grand_soiree',
  })
  expect((await confirm(intentId, event.id)).json).toEqual(reply.json)
  expect(await domainEventsOf(event.id)).toEqual(['payment.activated'])
  expect(await receiptsOf(event.id)).toBe(1)
})

test('the sweep alone activates the event when webhook and browser are lost', async () => {
  const { event, intentId } = await aPurchase()
  await provider.fault('lose-webhook')
  await provider.pay(intentId)
  expect(await inTransaction(sweepPayments), 'not due yet').toBe(0)
  await Payment.query().findOne({ intentId }).patch({ nextCheckAt: new Date() })
  expect(await inTransaction(sweepPayments)).toBe(1)
  expect(await inTransaction(sweepPayments), 'no longer due').toBe(0)
  await untilPaid(event.id)
  expect(await receiptsOf(event.id)).toBe(1)
})

test('fifty webhooks in parallel beside fifty repeats and the confirmation activate once', async () => {
  const { event, intentId } = await aPurchase()
  await provider.fault('lose-webhook')
  await provider.pay(intentId)
  const type = 'payment_intent.succeeded'
  const replies = await Promise.all(
    [
      ...Array.from({ length: 50 }, (_, n) => post({ id: `evt_${intentId}_${n}`, type, intentId })),
      ...Array.from({ length: 50 }, () => post({ id: `evt_${intentId}_same`, type, intentId })),
    ].concat(
      Array.from({ length: 5 }, async () => {
        const reply = await confirm(intentId, event.id)
        expect(reply.json.isPaid).toBe(true)
        return new Response(null, { status: 204 })
      }),
    ),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]))
  await untilWebhooksApplied()
  expect(await standing(event.id)).toBe('essence')
  expect(await domainEventsOf(event.id)).toEqual(['payment.activated'])
  expect(await receiptsOf(event.id)).toBe(1)
  const { rows } = await database().raw<{ rows: { count: number }[] }>(
    `select count(*) from provider_notices where notice_id like ?`,
    [`evt_${intentId}%`],
  )
  expect(rows[0]?.count).toBe(51)
})

test('an intent whose id we never stored is known by what it says of itself', async () => {
  const { event, intentId } = await aPurchase()
  await Payment.query().findOne({ intentId }).patch({ intentId: null })
  await provider.pay(intentId)
  await untilPaid(event.id)
  expect(await paymentOf(intentId)).toMatchObject({ status: 'succeeded', eventId: event.id })
})

test('a declined card is told to the screens, and another card may still pay', async () => {
  const { event, intentId } = await aPurchase()
  await provider.pay(intentId, cards.declined)
  await eventually('the refusal is known', async () => (await paymentOf(intentId)).status === 'failed')
  expect(await domainEventsOf(event.id)).toEqual(['payment.failed'])
  const unfinished = await confirm(intentId, event.id)
  expect([unfinished.status, unfinished.text]).toEqual([422, 'El pago no se ha completado'])
  await provider.pay(intentId)
  await untilPaid(event.id)
})

test.each([
  ['signed with another secret', 'whsec_wrong', undefined],
  ['signed too long ago', undefined, Math.floor(Date.now() / 1000) - 301],
])('a webhook %s is refused and logged, and kept nowhere', async (_, secret, at) => {
  const warned = vi.spyOn(log, 'warn')
  const { event, intentId } = await aPurchase()
  await provider.fault('lose-webhook')
  await provider.pay(intentId)
  const id = `evt_forged_${intentId}`
  const reply = await post({ id, type: 'payment_intent.succeeded', intentId }, secret, at)
  expect(reply.status).toBe(400)
  expect(await reply.text()).toBe('La firma del aviso no es válida')
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ provider: 'stripe' }), expect.any(String))
  expect(await database()('provider_notices').where({ noticeId: id }).first()).toBeUndefined()
  expect(await standing(event.id)).toBe('unpaid')
})

test('a webhook without signature, or whose body was changed, is refused', async () => {
  const { intentId } = await aPurchase()
  const { body, headers } = await signedWebhook({ id: 'evt_x', type: 'payment_intent.succeeded', intentId })
  const url = `${app.url}/api/webhooks/stripe`
  const unsigned = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  const changed = await fetch(url, { method: 'POST', body: body.replace('evt_x', 'evt_y'), headers })
  expect([unsigned.status, changed.status]).toEqual([400, 400])
})

test('Essence, then the upgrade: the event is on Grand Soirée', async () => {
  const { event, intentId } = await aPurchase()
  await provider.pay(intentId)
  await untilPaid(event.id)
  const upgrade = await open(event.id, { amount: 121, planType: 'upgrade' })
  await provider.pay(upgrade)
  expect((await confirm(upgrade, event.id)).json).toMatchObject({ isPaid: true, planType: 'grand_soiree' })
})

test('the same plan paid through a second intent is a duplicate, and given back once', async () => {
  const { event, intentId } = await aPurchase()
  const first = await paymentOf(intentId)
  await provider.fault('lose-webhook')
  // Two open purchases of one plan exist only when one was wrongly recorded as canceled.
  await first.$query().patch({ status: 'canceled' })
  const second = await open(event.id, { amount: 99, planType: 'essence' })
  await provider.pay(second)
  expect((await confirm(second, event.id)).json.status).toBe('succeeded')
  await provider.pay(intentId)
  expect((await confirm(intentId, event.id)).json).toMatchObject({ status: 'duplicate', isPaid: true })
  await eventually('it is given back', async () => (await paymentOf(intentId)).refundedCents === 9900)
  expect(await domainEventsOf(event.id)).toEqual(['payment.activated', 'payment.duplicated'])
  const refunds = await provider.sdk().refunds.list({ payment_intent: intentId })
  expect(refunds.data.map(({ amount }) => amount)).toEqual([9900])
  expect(await standing(event.id)).toBe('essence')
  expect(await paymentOf(second)).toMatchObject({ status: 'succeeded', refundedCents: 0 })
})

test('a plan bought makes what was open beside it impossible to pay', async () => {
  const { event, intentId } = await aPurchase()
  const grand = await open(event.id, { amount: 220, planType: 'grand-soiree' })
  await provider.pay(grand)
  await eventually('Essence is canceled', async () => (await paymentOf(intentId)).status === 'canceled')
  await expect(provider.pay(intentId)).rejects.toThrow('canceled')
  expect(await standing(event.id)).toBe('grand_soiree')
})

test('Grand Soirée paid beside Essence wins, and the Essence is given back', async () => {
  const { event, intentId } = await aPurchase()
  const grand = await open(event.id, { amount: 220, planType: 'grand-soiree' })
  await provider.fault('lose-webhook')
  await provider.pay(intentId)
  await provider.pay(grand)
  await confirm(intentId, event.id)
  await confirm(grand, event.id)
  await eventually('Essence is given back', async () => (await paymentOf(intentId)).refundedCents === 9900)
  expect(await standing(event.id)).toBe('grand_soiree')
  expect(await paymentOf(intentId)).toMatchObject({ status: 'duplicate' })
  expect(await paymentOf(grand)).toMatchObject({ status: 'succeeded', refundedCents: 0 })
})
