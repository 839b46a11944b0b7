import { expect, test } from 'vitest'
import { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { cardSandbox } from '../testing/card-sandbox.ts'
import { client, eventually } from '../testing/client.ts'
import { anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp({ sandbox: true, workers: true, settings: { PAYMENT_SWEEP_SECONDS: '1' } })
const provider = cardSandbox(app)
const buyer = client(() => app.url)

test('the clock alone finds a payment of which nobody told us', async () => {
  const { email, event } = await anOwner({ isPaid: false, planType: 'essence' })
  await signIn(buyer, email)
  await provider.fault('lose-webhook')
  const { paymentIntentId } = (
    await buyer.post('/api/create-payment-intent', { amount: 99, planType: 'essence' })
  ).json
  await provider.pay(paymentIntentId)
  await eventually('the event is paid', async () => (await Event.query().findById(event.id))?.isPaid)
})

test('sweeps queue each other without piling up', async () => {
  await eventually('three sweeps are done', async () => (await sweeps('completed')) >= 3)
  expect(await sweeps('created')).toBeLessThanOrEqual(1)
})

async function sweeps(state: string): Promise<number> {
  const { rows } = await database().raw<{ rows: { count: number }[] }>(
    `select count(*) from pgboss.job where name = 'sweep-payments' and state = ?`,
    [state],
  )
  return rows[0]?.count ?? 0
}
