import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { adoptEnv, env } from '../platform/env.ts'
import { type Client, client, eventually } from '../testing/client.ts'
import { aGuest, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { requestCampaign } from './request-campaign.ts'

const app = testApp({ sandbox: true, workers: true, settings: { EMAIL_REQUESTS_PER_SECOND: '500' } })

const control = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${app.sandboxUrl}/control/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

let browser: Client
let event: Event
let working: ReturnType<typeof env>

beforeEach(async () => {
  working ??= env()
  adoptEnv(working)
  await control('DELETE', 'faults')
  await control('DELETE', 'messages')
  await control('POST', 'limits', { provider: 'email', perSecond: null })
  await goOn()
  browser = client(() => app.url)
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
})

const breakEmail = (change: Partial<ReturnType<typeof env>['email']>) =>
  adoptEnv({ ...working, email: { ...working.email, ...change } })

/** An address that refuses connections. */
async function nobodyThere(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

async function invite(guests: number): Promise<string> {
  for (let n = 0; n < guests; n++) await aGuest(event.id)
  const { campaignId } = await inTransaction((trx) =>
    requestCampaign(trx, event.id, 'invitation', { method: 'email' }),
  )
  return campaignId ?? ''
}

/** Retries waiting jobs at once, without their pause. */
async function goOn(): Promise<void> {
  await database().raw('update send_limits set paused_until = null')
  await database().raw(
    `update pgboss.job set start_after = now() where state < 'active' and name = 'send-email-batch'`,
  )
}

const held = () => database()('send_limits').where({ provider: 'email' }).first('heldSince', 'heldReason')
const batches = (campaignId: string) => database()('email_batches').where({ campaignId })
const finished = (campaignId: string) =>
  eventually(
    'the campaign is over',
    async () => {
      await goOn()
      const [summary] = (await browser.get(`/api/events/${event.id}/campaigns`)).json
      return summary.id === campaignId && summary.finishedAt && summary
    },
    20_000,
  )
const countMails = async () =>
  ((await control('GET', 'stats')) as { messages: { email: number } }).messages.email

test.each([
  ['a wrong key over a weekend', () => breakEmail({ apiKey: 're_wrong' })],
  ['a provider that is not reached over a weekend', async () => breakEmail({ baseUrl: await nobodyThere() })],
])('%s loses no mail: all of them wait, the owner reads why, and they go once', async (_, breaks) => {
  await breaks()
  const campaignId = await invite(3)
  await eventually('held', async () => (await held()).heldSince)
  await database().raw(`update send_limits set held_since = held_since - interval '60 hours'`)
  await database().raw(`update email_batches set created_at = created_at - interval '60 hours'`)
  await goOn()
  await eventually('tried once more', async () => {
    const { rows } = await database().raw(
      'select paused_until > now() as waits from send_limits where provider = ?',
      ['email'],
    )
    return rows[0].waits
  })
  expect(await batches(campaignId)).toMatchObject([{ state: 'queued', firstTriedAt: null }])
  const [summary] = (await browser.get(`/api/events/${event.id}/campaigns`)).json
  expect(summary).toMatchObject({
    finishedAt: null,
    waiting: { channel: 'email', why: 'not-taken' },
    counts: { email: { queued: 3 } },
  })
  adoptEnv(working)
  const { counts } = await finished(campaignId)
  expect(counts.email.unknown ?? 0).toBe(0)
  expect(await countMails()).toBe(3)
  expect(await held()).toEqual({ heldSince: null, heldReason: null })
})

test('mails unanswered for 23 hours are unknown, and their owner can send them again', async () => {
  await control('POST', 'faults', { provider: 'email', fault: 'error-500' })
  const campaignId = await invite(2)
  await eventually('in doubt', async () => (await batches(campaignId))[0]?.state === 'sending')
  await database().raw(`update email_batches set first_tried_at = first_tried_at - interval '24 hours'`)
  const summary = await finished(campaignId)
  expect(summary).toMatchObject({ counts: { email: { unknown: 2 } }, resendable: 2, waiting: null })

  await control('DELETE', 'faults')
  const reply = await browser.post(`/api/events/${event.id}/campaigns/${campaignId}/resend-unknown`, {})
  expect(reply.json).toMatchObject({ emailsSent: 2 })
  await finished(reply.json.campaignId)
  expect(await countMails()).toBe(2)
})

test('an hour of errors repeats nothing: one batch is in doubt, the others wait', async () => {
  await control('POST', 'faults', { provider: 'email', fault: 'drop-answer', times: 1 })
  await control('POST', 'faults', { provider: 'email', fault: 'error-500', times: 3 })
  const campaignId = await invite(3)
  await eventually('in doubt', async () => (await held()).heldSince)
  await finished(campaignId)
  expect(await countMails()).toBe(3)
})
