import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPayment, aSandbox, type Received } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
})
afterEach(() => sandbox.close())

const create = () => sandbox.stripe.paymentIntents.create({ ...aPayment, metadata: { eventId: 'e1' } })
const pay = (id: string, card: string) => sandbox.control('POST', `payments/${id}/pay`, { card })
const typeOf = ({ body }: Received): string => JSON.parse(body).type

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
