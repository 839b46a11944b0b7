import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPayment, aSandbox } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())

const create = () => sandbox.stripe.paymentIntents.create({ ...aPayment, metadata: { eventId: 'e1' } })
const pay = (id: string, card: string, rest = {}) =>
  sandbox.control('POST', `payments/${id}/pay`, { card, ...rest })

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
