import { afterEach, beforeEach, expect, test } from 'vitest'
import { anEmail, aPayment, aSandbox, type Received } from '../testing.ts'

let sandbox: Awaited<ReturnType<typeof aSandbox>>
beforeEach(async () => {
  sandbox = await aSandbox()
  await sandbox.control('POST', 'settings', { autoDeliver: false })
})
afterEach(() => sandbox.close())

async function cancelAnIntent() {
  const { id } = await sandbox.stripe.paymentIntents.create(aPayment)
  await sandbox.stripe.paymentIntents.cancel(id)
}
const eventId = ({ body }: Received): string => JSON.parse(body).id

test('a notice that is not taken comes again, later each time, until it is', async () => {
  let refusals = 3
  sandbox.app.answer(() => (refusals-- > 0 ? 500 : 204))
  await cancelAnIntent()
  const notices = await sandbox.app.until(4)
  expect(new Set(notices.map(eventId)).size).toBe(1)
  const waits = notices.slice(1).map(({ at }, index) => at - (notices[index]?.at ?? 0))
  expect(waits[2]).toBeGreaterThan((waits[0] ?? 0) * 2)
  expect(await waitingWebhooks(0)).toBe(0)
})

async function waitingWebhooks(expected: number): Promise<number> {
  let waiting = -1
  for (let tries = 0; tries < 100 && waiting !== expected; tries += 1) {
    waiting = (await sandbox.control('GET', 'stats')).webhooksWaiting
  }
  return waiting
}

test('a notice that waits survives a restart', async () => {
  sandbox.app.answer(() => 503)
  await cancelAnIntent()
  await sandbox.app.until(1)
  await sandbox.restart()
  sandbox.app.answer(() => 204)
  const notices = await sandbox.app.until(2)
  expect(new Set(notices.map(eventId)).size).toBe(1)
})

test('a lost notice never comes', async () => {
  await sandbox.control('POST', 'faults', { provider: 'card', fault: 'lose-webhook', times: 1 })
  await cancelAnIntent()
  await cancelAnIntent()
  expect(await sandbox.app.until(1)).toHaveLength(1)
  expect(await waitingWebhooks(0)).toBe(0)
  expect(sandbox.app.received).toHaveLength(1)
  expect(await sandbox.control('GET', 'stats')).toMatchObject({ webhooksLost: { card: 1 } })
})

test('a repeated notice comes twice with the same id', async () => {
  await sandbox.control('POST', 'faults', { provider: 'email', fault: 'repeat-webhook', times: 1 })
  const { data } = await sandbox.resend.emails.send(anEmail)
  await sandbox.control('POST', `messages/${data?.id}/events`, { type: 'delivered' })
  const notices = await sandbox.app.until(2)
  expect(new Set(notices.map(({ headers }) => headers['svix-id'])).size).toBe(1)
})

test('reordered notices overtake each other', async () => {
  await sandbox.control('POST', 'faults', { provider: 'email', fault: 'reorder-webhooks', times: 2, ms: 200 })
  const { data } = await sandbox.resend.emails.send(anEmail)
  for (const type of ['delivered', 'opened']) {
    await sandbox.control('POST', `messages/${data?.id}/events`, { type })
  }
  const notices = await sandbox.app.until(2)
  expect(notices.map(({ body }) => JSON.parse(body).type)).toEqual(['email.opened', 'email.delivered'])
})
