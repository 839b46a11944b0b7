import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Delivery } from './delivery.ts'
import { requestCampaign } from './request-campaign.ts'

const app = testApp()
const browser = client(() => app.url)
const person = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/153.0 Mobile Safari/537.36',
}
let event: Event
let guest: Guest

async function invite(method: 'email' | 'whatsapp' | 'both', fields: Partial<Delivery>): Promise<void> {
  browser.cookies.clear()
  event = (await anOwner()).event
  guest = await aGuest(event.id, { phone: '+34600111222' })
  await inTransaction((trx) => requestCampaign(trx, event.id, 'invitation', { method }))
  await Delivery.query().where({ guestId: guest.id }).patch(fields)
}
const arrived = { status: 'delivered', sentAt: new Date() } as const
beforeEach(() => invite('email', arrived))

const statuses = async () =>
  (await Delivery.query().where({ guestId: guest.id }).orderBy('channel')).map(({ status }) => status)
const open = (headers: Record<string, string> = person) =>
  browser.get(`/api/invitations/${event.slug}/${guest.token}`, headers)
const seen = (headers: Record<string, string> = person) =>
  browser.post(`/api/guests/${guest.id}/opened`, undefined, headers)

const fetchers = [
  'WhatsApp/2.23.20.0 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/120.0.0.0 Safari/537.36',
  'BarracudaLinkScanner/1.0',
  'curl/8.5.0',
]

test.each(fetchers)('a visit by %s opens nothing, also when it runs the page’s script', async (agent) => {
  const before = await domainEventsOf(event.id)
  expect((await open({ 'User-Agent': agent })).status).toBe(200)
  expect((await seen({ 'User-Agent': agent })).status).toBe(204)
  expect(await statuses()).toEqual(['delivered'])
  expect(await domainEventsOf(event.id)).toEqual(before)
})

test.each<Record<string, string>>([
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
  { 'X-Moz': 'prefetch' },
])('a browser that fetches ahead (%j) opens nothing', async (ahead) => {
  await open({ ...person, ...ahead })
  await seen({ ...person, ...ahead })
  expect(await statuses()).toEqual(['delivered'])
})

test('the visit alone opens nothing, whoever makes it; nor does HEAD', async () => {
  await open()
  const url = `${app.url}/api/invitations/${event.slug}/${guest.token}`
  expect((await fetch(url, { method: 'HEAD', headers: person })).status).toBe(200)
  expect(await statuses()).toEqual(['delivered'])
})

test('a page that somebody looks at opens the guest’s message, once, and the couple hear of it', async () => {
  await open()
  expect((await seen()).status).toBe(204)
  expect(await statuses()).toEqual(['opened'])
  await seen()
  expect((await domainEventsOf(event.id)).filter((type) => type === 'delivery.changed')).toHaveLength(1)
})

test('a message by WhatsApp counts as read', async () => {
  await invite('whatsapp', arrived)
  await open()
  await seen()
  expect(await statuses()).toEqual(['read'])
})

test('of two messages the one answers for both; what was never sent is not opened', async () => {
  await invite('both', arrived)
  await open()
  await seen()
  expect(await statuses()).toEqual(['opened', 'delivered'])
  await invite('email', { status: 'queued' })
  await open()
  expect((await seen()).status).toBe(204)
  expect(await statuses()).toEqual(['queued'])
})

test('who has not the link opens nothing', async () => {
  expect((await seen()).status).toBe(404)
  expect((await seen({ ...person, 'X-Invitation-Token': 'inventado1' })).status).toBe(404)
  await open()
  expect((await seen({ ...person, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect(await statuses()).toEqual(['delivered'])
})
