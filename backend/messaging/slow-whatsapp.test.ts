import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { eventually } from '../testing/client.ts'
import { aGuest, anOwner, jobsIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { requestCampaign } from './request-campaign.ts'

const app = testApp({
  sandbox: true,
  workers: true,
  settings: {
    WHATSAPP_MESSAGES_PER_SECOND: '500',
    WHATSAPP_VALIDITY_SECONDS: '4',
    SETTLE_AFTER_SECONDS: '1',
  },
})

const control = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${app.sandboxUrl}/control/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}
const fault = (kind: string, times?: number) =>
  control('POST', 'faults', { provider: 'whatsapp', fault: kind, times })

let event: Event
beforeEach(async () => {
  await control('DELETE', 'faults')
  await control('DELETE', 'messages')
  await control('POST', 'limits', { provider: 'whatsapp', perSecond: null })
  // The provider accepts messages but holds them: nothing is sent, and no callback comes.
  await control('POST', 'settings', { sendAfterMs: 600_000 })
  event = (await anOwner()).event
})

let invited = 0

/** A unique phone number for each guest of all tests. */
async function invite(guests: number): Promise<string> {
  for (let n = 0; n < guests; n++)
    await aGuest(event.id, { email: null, phone: `+346${10_000_000 + invited++}` })
  const { campaignId } = await inTransaction((trx) =>
    requestCampaign(trx, event.id, 'invitation', { method: 'whatsapp' }),
  )
  return campaignId ?? ''
}

/** The number of deliveries by state. */
async function statesOf(campaignId: string): Promise<Record<string, number>> {
  const rows = await database()('deliveries').where({ campaignId }).groupBy('status').select('status').count()
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
}

const settled = (campaignId: string) =>
  eventually(
    'nothing is open',
    async () => {
      const states = await statesOf(campaignId)
      return !states.queued && !states.sending && states
    },
    60_000,
  )

/** The number of messages the provider accepted for each phone: all must be 1. */
async function messagesPerNumber(): Promise<Record<number, number>> {
  const all = (await control('GET', 'messages?channel=whatsapp&bodies=none')) as { to: string }[]
  const counts = Object.values(Object.groupBy(all, ({ to }) => to)).map((some) => some?.length ?? 0)
  return Object.fromEntries(
    Object.entries(Object.groupBy(counts, (count) => count)).map(([count, some]) => [count, some?.length]),
  ) as Record<number, number>
}

test('a slow WhatsApp provider makes no repeats: what it took and has not sent is found by its link', async () => {
  await fault('drop-answer', 60)
  const campaignId = await invite(60)
  expect(await settled(campaignId)).toEqual({ sent: 60 })
  expect(await messagesPerNumber()).toEqual({ 1: 60 })
}, 120_000)

test('what neither callback nor list ever told of is unknown, and never sent again by itself', async () => {
  await fault('drop-answer', 5)
  await fault('slow-list')
  const campaignId = await invite(5)
  await eventually('in doubt', async () => (await statesOf(campaignId)).sending === 5)
  await eventually('asked about', async () => (await jobsIn('settle-whatsapps')).length > 0)
  expect(await settled(campaignId)).toEqual({ unknown: 5 })
  expect(await messagesPerNumber()).toEqual({ 1: 5 })
  expect(await database()('campaigns').where({ id: campaignId }).whereNotNull('finishedAt')).toHaveLength(1)
})

test('a callback that comes while the list is late settles its message', async () => {
  await control('POST', 'settings', { sendAfterMs: 1500 })
  await fault('drop-answer', 5)
  await fault('slow-list')
  const campaignId = await invite(5)
  const states = await settled(campaignId)
  expect(states.unknown).toBeUndefined()
  expect(await messagesPerNumber()).toEqual({ 1: 5 })
})

test('a message that a killed process marked and may never have called for waits for a person', async () => {
  const campaignId = await inTransaction(async (trx) => {
    await aGuest(event.id, { email: null, phone: '+34611222333' })
    const accepted = await requestCampaign(trx, event.id, 'invitation', { method: 'whatsapp' })
    await trx('deliveries')
      .where({ campaignId: accepted.campaignId })
      .update({ status: 'sending', attemptedAt: new Date() })
    return accepted.campaignId ?? ''
  })
  expect(await settled(campaignId)).toEqual({ unknown: 1 })
  expect(await messagesPerNumber()).toEqual({})
})

test('a message that the provider held for too long fails with its reason', async () => {
  await control('POST', 'settings', { sendAfterMs: 4500 })
  const campaignId = await invite(2)
  await eventually('failed', async () => (await statesOf(campaignId)).failed === 2)
  const [delivery] = await database()('deliveries').where({ campaignId }).select('reason')
  expect(delivery?.reason).toBe('WhatsApp no lo ha podido enviar a tiempo')
})
