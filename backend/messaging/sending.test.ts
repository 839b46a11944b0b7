import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { adoptEnv, env } from '../platform/env.ts'
import { pauseSending } from '../providers/pause-sending.ts'
import { client, eventually } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf, jobsIn, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { addressHash } from './address-hash.ts'
import { requestCampaign } from './request-campaign.ts'
import { requeueStranded } from './requeue-stranded.ts'
import { suppressAddresses } from './suppress-address.ts'

const app = testApp({
  sandbox: true,
  workers: true,
  settings: {
    EMAIL_REQUESTS_PER_SECOND: '500',
    WHATSAPP_MESSAGES_PER_SECOND: '500',
    WHATSAPP_VALIDITY_SECONDS: '3',
    SETTLE_AFTER_SECONDS: '1',
  },
})

type Message = {
  to: string
  channel: string
  subject: string
  text: string
  links: string[]
  headers: Record<string, string>
}

const messagesTo = async (to: string): Promise<Message[]> =>
  (await fetch(`${app.sandboxUrl}/control/messages?to=${encodeURIComponent(to)}`)).json() as Promise<
    Message[]
  >

const control = (method: string, path: string, body?: object) =>
  fetch(`${app.sandboxUrl}/control/${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })

const browser = client(() => app.url)
let event: Event
let working: ReturnType<typeof env>

beforeEach(async () => {
  working ??= env()
  adoptEnv(working)
  await control('DELETE', 'faults')
  await control('POST', 'limits', { provider: 'email', perSecond: null })
  await control('POST', 'limits', { provider: 'whatsapp', perSecond: null })
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
})

const guests = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      aGuest(event.id, { phone: `+34611${Math.random().toString().slice(2, 7)}${n % 10}` }),
    ),
  )

async function sendToAll(): Promise<string> {
  const reply = await browser.post(`/api/events/${event.id}/send-invitations`, { method: 'both' })
  return reply.json.campaignId
}

const finished = (campaignId: string) =>
  eventually(
    'the campaign is over',
    async () => {
      const detail = (await browser.get(`/api/campaigns/${campaignId}`)).json
      return detail.finishedAt && detail
    },
    30_000,
  )

const countMessages = async (addresses: (string | null)[]) =>
  (await Promise.all(addresses.map((address) => messagesTo(address ?? '')))).map((found) => found.length)

test('an invitation reaches a guest on both channels with the link that opens it', async () => {
  const guest = await aGuest(event.id, { phone: '+34600111222' })
  const reply = await browser.post(`/api/events/${event.id}/send-invitations`, { method: 'both' })
  expect(reply.json).toMatchObject({ totalPendingGuests: 1, emailsSent: 1, whatsappSent: 1, skipped: 0 })
  await eventually('everything delivered', async () => {
    const { counts } = (await browser.get(`/api/campaigns/${reply.json.campaignId}`)).json
    return counts.email.delivered === 1 && counts.whatsapp.delivered === 1
  })
  const [mail] = await messagesTo(guest.email ?? '')
  const link = `${app.url}/invite/${event.slug}/${guest.token}`
  expect(mail?.links).toContain(link)
  const [whatsapp] = await messagesTo('+34600111222')
  expect(whatsapp?.text).toContain(link)
  expect(await domainEventsOf(event.id)).toContain('campaign.finished')
})

test('every mail can be unsubscribed from in one click, and its link works', async () => {
  const [guest] = await guests(1)
  await finished(await sendToAll())
  const [mail] = await messagesTo(guest?.email ?? '')
  expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const url = /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect((await fetch(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  const refusal = { eventId: event.id, addressHash: addressHash(event.addressKey, guest?.email ?? '') }
  expect(await database()('suppressed_addresses').where(refusal)).toHaveLength(1)
})

test.each(['rate-limit', 'drop-answer'])(
  '%s from both providers delays everything and doubles nothing',
  async (fault) => {
    const invited = await guests(25)
    await control('POST', 'faults', { provider: 'email', fault, times: 1 })
    await control('POST', 'faults', { provider: 'whatsapp', fault, times: 8 })
    const { counts } = await finished(await sendToAll())
    expect(counts.email.failed ?? 0).toBe(0)
    expect(counts.whatsapp.failed ?? 0).toBe(0)
    const addresses = invited.flatMap(({ email, phone }) => [email, phone])
    expect(new Set(await countMessages(addresses))).toEqual(new Set([1]))
  },
)

test('errors of both providers repeat nothing: mails go later, a WhatsApp message in doubt waits for a person', async () => {
  const invited = await guests(25)
  await control('POST', 'faults', { provider: 'email', fault: 'error-500', times: 1 })
  await control('POST', 'faults', { provider: 'whatsapp', fault: 'error-500', times: 2 })
  const { counts } = await finished(await sendToAll())
  expect(counts.email.failed ?? 0).toBe(0)
  expect(counts.whatsapp).toMatchObject({ unknown: 2 })
  expect(await countMessages(invited.map(({ email }) => email))).toEqual(invited.map(() => 1))
  const whatsapps = await countMessages(invited.map(({ phone }) => phone))
  expect(whatsapps.filter((count) => count === 1)).toHaveLength(23)
  expect(whatsapps.filter((count) => count === 0)).toHaveLength(2)
})

test('messages whose answers and callbacks are both lost are found by asking the provider', async () => {
  const invited = await guests(5)
  await control('POST', 'faults', { provider: 'whatsapp', fault: 'drop-answer', times: 5 })
  await control('POST', 'faults', { provider: 'whatsapp', fault: 'lose-webhook' })
  const { counts } = await finished(await sendToAll())
  // Whatever the provider has accepted by then.
  expect((counts.whatsapp.sent ?? 0) + (counts.whatsapp.delivered ?? 0)).toBe(5)
  expect(await countMessages(invited.map(({ phone }) => phone))).toEqual([1, 1, 1, 1, 1])
})

test('who unsubscribes between the click and the sending is left out', async () => {
  const [gone, stays] = await guests(2)
  const { campaignId } = await inTransaction(async (trx) => {
    const accepted = await requestCampaign(trx, event.id, 'invitation', { method: 'email' })
    await suppressAddresses(trx, [{ eventId: event.id, email: gone?.email ?? '', reason: 'unsubscribed' }])
    return accepted
  })
  await finished(campaignId ?? '')
  expect(await countMessages([gone?.email ?? '', stays?.email ?? ''])).toEqual([0, 1])
})

test('a number that WhatsApp refuses fails with its reason, and the others go', async () => {
  await aGuest(event.id, { email: null, phone: '+15005550001' })
  await guests(2)
  const detail = await finished(await sendToAll())
  expect(detail.counts.whatsapp.failed).toBe(1)
  const failed = detail.deliveries.find(({ status }: { status: string }) => status === 'failed')
  expect(failed.reason).toBe('El número de teléfono no es válido')
})

test('what lost its job is queued again', async () => {
  const [guest] = await guests(1)
  const campaignId = await inTransaction(async (trx) => {
    const accepted = await requestCampaign(trx, event.id, 'invitation', { method: 'both' })
    await trx.raw(`delete from pgboss.job where name = 'fan-out-campaign'`)
    await trx.raw(`update campaigns set created_at = now() - interval '1 hour' where id = ?`, [
      accepted.campaignId,
    ])
    return accepted.campaignId ?? ''
  })
  await requeueStranded()
  await finished(campaignId)
  expect(await countMessages([guest?.email ?? '', guest?.phone ?? ''])).toEqual([1, 1])
})

test('a wrong WhatsApp key over a weekend loses no message: all of them wait, and they go once', async () => {
  adoptEnv({ ...working, whatsapp: { ...working.whatsapp, authToken: 'otra-clave' } })
  const invited = await guests(3)
  const campaignId = await sendToAll()
  const held = () =>
    database()('send_limits').where({ provider: 'whatsapp' }).first('heldSince', 'heldReason')
  await eventually('held', async () => (await held()).heldSince)
  await eventually('all wait', async () => {
    const [summary] = (await browser.get(`/api/events/${event.id}/campaigns`)).json
    return summary.counts.whatsapp.queued === 3 && summary.waiting?.why === 'not-taken'
  })
  adoptEnv(working)
  await database().raw('update send_limits set paused_until = null')
  await database().raw(
    `update pgboss.job set start_after = now() where state < 'active' and name = 'send-whatsapps'`,
  )
  await finished(campaignId)
  expect(await countMessages(invited.map(({ phone }) => phone))).toEqual([1, 1, 1])
  expect(await held()).toEqual({ heldSince: null, heldReason: null })
})

test('while the provider asks to wait, the owner sees it and nothing goes', async () => {
  await pauseSending('whatsapp', 3600)
  const [guest] = await guests(1)
  const campaignId = await sendToAll()
  await eventually('the mail went', async () => (await messagesTo(guest?.email ?? '')).length === 1)
  const [summary] = (await browser.get(`/api/events/${event.id}/campaigns`)).json
  const waiting = { channel: 'whatsapp', why: 'asked-to-wait' }
  expect(summary).toMatchObject({ waiting, finishedAt: null, counts: { whatsapp: { queued: 1 } } })
  await eventually('its job waits', async () => (await jobsIn('send-whatsapps')).length === 1)
  expect(await messagesTo(guest?.phone ?? '')).toEqual([])
  await database().raw(`update send_limits set paused_until = null`)
  // Within a minute, whatever pause the provider asked for.
  const { rows } = await database().raw(
    `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'send-whatsapps' and state < 'completed'`,
  )
  expect(rows[0].seconds).toBeLessThanOrEqual(60)
  await database().raw(`update pgboss.job set start_after = now() where name = 'send-whatsapps'`)
  await finished(campaignId)
})
