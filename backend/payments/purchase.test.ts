import { beforeEach, expect, test } from 'vitest'
import { cardSandbox, cards } from '../testing/card-sandbox.ts'
import { client } from '../testing/client.ts'
import { anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Payment } from './payment.ts'

const app = testApp({ sandbox: true })
const provider = cardSandbox(app)
const buyer = client(() => app.url)
beforeEach(() => buyer.cookies.clear())

const essence = { amount: 99, planType: 'essence' }
const anUnpaidOwner = () => anOwner({ isPaid: false, planType: 'essence' })
const buy = (body: object) => buyer.post('/api/create-payment-intent', body)

test('a purchase is answered with the secret of an intent for the server’s price', async () => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const reply = await buy({ ...essence, eventId: event.id, isPaid: true })
  expect(reply.status).toBe(200)
  const { clientSecret, paymentIntentId, eventId, amount } = reply.json
  expect(clientSecret).toMatch(/^pi_\w+_secret_\w+$/)
  expect({ eventId, amount }).toEqual({ eventId: event.id, amount: 99 })
  const intent = await provider.sdk().paymentIntents.retrieve(paymentIntentId)
  const payment = await Payment.query().findOne({ intentId: paymentIntentId })
  expect(intent).toMatchObject({ amount: 9900, currency: 'eur', status: 'requires_payment_method' })
  expect(intent.metadata).toEqual({ eventId: event.id, paymentId: payment?.id, plan: 'essence' })
})

test('without an event the account’s current one is meant, and grand_soiree is understood', async () => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const reply = await buy({ amount: 220, planType: 'grand_soiree' })
  expect(reply.json).toMatchObject({ eventId: event.id, amount: 220 })
})

test('asking again gives back the purchase that is open, also when both ask at once', async () => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const [one, two] = await Promise.all([buy(essence), buy(essence)])
  const three = await buy(essence)
  expect(two.json).toEqual(one.json)
  expect(three.json).toEqual(one.json)
  expect(await Payment.query().where({ eventId: event.id }).resultSize()).toBe(1)
})

test('a declined card leaves the same purchase open for another card', async () => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const first = await buy(essence)
  await provider.pay(first.json.paymentIntentId, cards.insufficientFunds)
  const second = await buy(essence)
  expect(second.json.paymentIntentId).toBe(first.json.paymentIntentId)
  expect(await Payment.query().findOne({ eventId: event.id })).toMatchObject({
    status: 'failed',
    failure: 'insufficient_funds',
  })
})

test('a purchase canceled at the provider is replaced by a new one', async () => {
  const { email } = await anUnpaidOwner()
  await signIn(buyer, email)
  const first = await buy(essence)
  await provider.cancel(first.json.paymentIntentId)
  const second = await buy(essence)
  expect(second.status).toBe(200)
  expect(second.json.paymentIntentId).not.toBe(first.json.paymentIntentId)
})

test('a plan paid for without our knowing is found out before it can be bought again', async () => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const first = await buy(essence)
  await provider.fault('lose-webhook')
  await provider.pay(first.json.paymentIntentId)
  await provider.mend()
  const second = await buy(essence)
  expect([second.status, second.text]).toEqual([409, 'Este evento ya tiene el plan Essence'])
  expect((await event.$query()).isPaid).toBe(true)
})

test('an answer lost on its way is found again: one intent, one payment', async () => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const before = (await provider.intents()).length
  await provider.fault('drop-answer', 1)
  const reply = await buy(essence)
  expect(reply.status).toBe(200)
  expect((await provider.intents()).length).toBe(before + 1)
  expect(await Payment.query().where({ eventId: event.id }).resultSize()).toBe(1)
})

test('answers lost until patience ends are 502, and the next try goes on with the same intent', async () => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const before = (await provider.intents()).length
  await provider.fault('drop-answer')
  const lost = await buy(essence)
  expect(lost.status).toBe(502)
  await provider.mend()
  const found = await buy(essence)
  expect(found.status).toBe(200)
  expect((await provider.intents()).length).toBe(before + 1)
  expect(await Payment.query().where({ eventId: event.id }).resultSize()).toBe(1)
})

test('a provider that broke while creating is 502, and does not stand in the way of the next try', async () => {
  const { email } = await anUnpaidOwner()
  await signIn(buyer, email)
  await provider.fault('error-500', 1)
  const broken = await buy(essence)
  expect([broken.status, broken.text]).toEqual([
    502,
    'El servicio de pagos no responde. Inténtalo de nuevo en unos minutos',
  ])
  expect((await buy(essence)).status).toBe(200)
})

test('signed out, nothing can be bought, confirmed or looked at', async () => {
  const confirmation = { paymentIntentId: 'pi_1', eventId: crypto.randomUUID() }
  expect((await buy(essence)).status).toBe(401)
  expect((await buyer.post('/api/confirm-payment', confirmation)).status).toBe(401)
  expect((await buyer.get('/api/payment-status/pi_1')).status).toBe(401)
})

test.each([
  [{ amount: 98, planType: 'essence' }, 'El importe no coincide con el precio del plan'],
  [{ amount: 99, planType: 'upgrade' }, 'El importe no coincide con el precio del plan'],
  [{ amount: 99, planType: 'platino' }, 'Plan desconocido'],
  [{ amount: '99', planType: 'essence' }, 'Importe no válido'],
  [{ planType: 'essence' }, 'Importe no válido'],
  [{ amount: 99, planType: 'essence', eventId: '7' }, 'Evento no válido'],
])('a malformed purchase %j is refused: %s', async (body, text) => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const reply = await buy(body)
  expect([reply.status, reply.text]).toEqual([400, text])
  expect(await Payment.query().where({ eventId: event.id }).resultSize()).toBe(0)
})

test('somebody else’s event is not found', async () => {
  const { email } = await anUnpaidOwner()
  const other = await anUnpaidOwner()
  await signIn(buyer, email)
  const reply = await buy({ ...essence, eventId: other.event.id })
  expect([reply.status, reply.text]).toEqual([404, 'Evento no encontrado'])
})

test.each([
  ['essence', 'essence', 99, 'Este evento ya tiene el plan Essence'],
  ['essence', 'grand-soiree', 220, 'Tu evento ya tiene el plan Essence: pasa a Grand Soirée con la mejora'],
  ['grand_soiree', 'grand-soiree', 220, 'Este evento ya tiene el plan Grand Soirée'],
  ['grand_soiree', 'essence', 99, 'Este evento ya tiene el plan Grand Soirée'],
  ['grand_soiree', 'upgrade', 121, 'Este evento ya tiene el plan Grand Soirée'],
] as const)('an event with %s cannot buy %s for %d', async (planType, bought, amount, text) => {
  const { email } = await anOwner({ isPaid: true, planType })
  await signIn(buyer, email)
  const reply = await buy({ amount, planType: bought })
  expect([reply.status, reply.text]).toEqual([409, text])
})

test('an unpaid event cannot be upgraded; a paid Essence one can', async () => {
  const { email, accountId } = await anUnpaidOwner()
  const paid = await anEvent({ accountId, email, isPaid: true, planType: 'essence' })
  const unpaid = await anEvent({ accountId, email, isPaid: false, planType: 'essence' })
  await signIn(buyer, email)
  const refused = await buy({ amount: 121, planType: 'upgrade', eventId: unpaid.id })
  expect([refused.status, refused.text]).toEqual([
    409,
    'La mejora es para eventos con el plan Essence ya pagado',
  ])
  expect((await buy({ amount: 121, planType: 'upgrade', eventId: paid.id })).json.amount).toBe(121)
})

test('the state of a payment is told to its owner and to nobody else', async () => {
  const { email, event } = await anUnpaidOwner()
  await signIn(buyer, email)
  const { paymentIntentId } = (await buy(essence)).json
  const state = await buyer.get(`/api/payment-status/${paymentIntentId}`)
  expect(state.json).toEqual({ status: 'created', planType: 'essence', eventId: event.id, isPaid: false })
  const stranger = client(() => app.url)
  await signIn(stranger, (await anUnpaidOwner()).email)
  const refused = await stranger.get(`/api/payment-status/${paymentIntentId}`)
  expect([refused.status, refused.text]).toEqual([404, 'Pago no encontrado'])
})
