import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { JobPayload } from '../../domain/jobs.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { database, inTransaction } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { client, type Reply } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf, jobsIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { addressHash } from './address-hash.ts'
import { applyWebhooks } from './apply-webhooks.ts'
import { Delivery } from './delivery.ts'
import { requestCampaign } from './request-campaign.ts'

const app = testApp()
const provider = client(() => app.url)
let event: Event
let guest: Guest

beforeEach(async () => {
  await database().raw(`truncate provider_notices; delete from pgboss.job`)
  event = (await anOwner()).event
  guest = await aGuest(event.id, { phone: '+34600111222' })
  await inTransaction((trx) => requestCampaign(trx, event.id, 'invitation', { method: 'both' }))
})

const find = async (channel: 'email' | 'whatsapp'): Promise<Delivery> => {
  const found = await Delivery.query().findOne({ guestId: guest.id, channel })
  if (!found) throw new Error('no delivery')
  return found
}

type Signing = { secondsAgo?: number; secret?: string; id?: string; body?: string }

function tellByResend(
  type: string,
  data: object | null,
  { secondsAgo = 0, secret, id, body = JSON.stringify({ type, created_at: new Date(), data }) }: Signing = {},
): Promise<Reply> {
  const noticeId = id ?? `msg_${randomUUID()}`
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
  const key = Buffer.from((secret ?? env().email.webhookSecret).replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${noticeId}.${timestamp}.${body}`).digest('base64')
  return provider.post('/api/webhooks/resend', body, {
    'svix-id': noticeId,
    'svix-timestamp': String(timestamp),
    'svix-signature': `v1,${signature}`,
  })
}

function tellByTwilio(
  delivery: string,
  status: string,
  more: Record<string, string> = {},
  token?: string,
): Promise<Reply> {
  const path = `/api/webhooks/twilio?delivery=${delivery}`
  const fields: Record<string, string> = {
    MessageSid: `SM-${delivery}`,
    MessageStatus: status,
    To: 'whatsapp:+34600111222',
    ...more,
  }
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], app.url + path)
  const signature = createHmac('sha1', token ?? env().whatsapp.authToken)
    .update(signed)
    .digest('base64')
  return provider.post(path, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Twilio-Signature': signature,
  })
}

const apply = async () =>
  applyWebhooks((await jobsIn('apply-delivery-notices')) as JobPayload<'apply-delivery-notices'>[])

test('a mail goes from sent to opened as its webhooks tell, and never back', async () => {
  const { id } = await find('email')
  const data = { email_id: 'mail-1', tags: { delivery: id } }
  for (const type of ['email.opened', 'email.delivered', 'email.sent']) {
    expect((await tellByResend(type, data)).status).toBe(204)
    await apply()
    expect((await find('email')).status).toBe('opened')
  }
  expect((await find('email')).providerId).toBe('mail-1')
})

test('webhooks in any order and any number make the same delivery', async () => {
  const { id } = await find('whatsapp')
  for (const status of ['read', 'sent', 'delivered', 'sent', 'queued', 'read']) await tellByTwilio(id, status)
  await apply()
  await apply()
  expect(await find('whatsapp')).toMatchObject({ status: 'read', providerId: `SM-${id}` })
  expect((await domainEventsOf(event.id)).filter((type) => type === 'delivery.changed')).toHaveLength(1)
})

test('a webhook that comes ten times at once is stored once', async () => {
  const { id } = await find('email')
  const again = () =>
    tellByResend('email.delivered', { email_id: 'm', tags: { delivery: id } }, { id: 'msg_same' })
  const replies = await Promise.all(Array.from({ length: 10 }, again))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([204]))
  expect(await database()('provider_notices')).toHaveLength(1)
  expect(await jobsIn('apply-delivery-notices')).toHaveLength(1)
})

test('many webhooks at once share transactions and all are applied', async () => {
  const { id } = await find('email')
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      tellByResend('email.sent', { email_id: `m${n}`, tags: { delivery: id } }),
    ),
  )
  expect(replies.every((reply) => reply.status === 204)).toBe(true)
  expect((await jobsIn('apply-delivery-notices')).length).toBeLessThan(100)
  await apply()
  expect(await database()('provider_notices').whereNull('appliedAt')).toEqual([])
})

test('a callback settles a message whose answer was lost', async () => {
  const { id } = await find('whatsapp')
  await Delivery.query().findById(id).patch({ status: 'sending', attemptedAt: new Date() })
  await tellByTwilio(id, 'delivered')
  await apply()
  expect(await find('whatsapp')).toMatchObject({ status: 'delivered', providerId: `SM-${id}` })
})

test('the last message of a campaign that a webhook settles finishes it', async () => {
  await database()('email_batches').update({ state: 'accepted' })
  await tellByTwilio((await find('whatsapp')).id, 'sent')
  await apply()
  expect(await domainEventsOf(event.id)).toContain('campaign.finished')
})

test('a hard bounce and a complaint suppress the address for that event alone, a soft bounce does not', async () => {
  const { id } = await find('email')
  const data = { email_id: 'm', tags: { delivery: id } }
  await tellByResend('email.bounced', { ...data, bounce: { type: 'Transient' } })
  await apply()
  expect(await database()('suppressed_addresses').where({ eventId: event.id })).toEqual([])
  await tellByResend('email.complained', data)
  await apply()
  expect(await find('email')).toMatchObject({ status: 'complained', reason: expect.any(String) })
  expect(await database()('suppressed_addresses').where({ eventId: event.id })).toEqual([
    expect.objectContaining({
      addressHash: addressHash(event.addressKey, guest.email ?? ''),
      reason: 'complained',
    }),
  ])
  expect(await domainEventsOf(event.id)).toContain('address.suppressed')
})

test.each<[string, string, DeliveryStatus, RegExp]>([
  ['undelivered', '63003', 'failed', /no tiene WhatsApp/],
  ['failed', '63015', 'failed', /no se ha unido/],
  ['failed', '99999', 'failed', /rechazado/],
])('a message that ended %s with %s tells the owner why', async (status, ErrorCode, expected, reason) => {
  await tellByTwilio((await find('whatsapp')).id, status, { ErrorCode })
  await apply()
  expect(await find('whatsapp')).toMatchObject({ status: expected, reason: expect.stringMatching(reason) })
})

test('a webhook about another mail of ours, or about none, changes nothing', async () => {
  await tellByResend('email.delivered', { email_id: 'a receipt' })
  await tellByResend('email.delivered', { email_id: 'm', tags: { delivery: randomUUID() } })
  await tellByResend('contact.created', { id: 'x' })
  await apply()
  expect((await find('email')).status).toBe('queued')
  expect(await database()('provider_notices').whereNull('appliedAt')).toEqual([])
})

test('the first acceptance of a reminder sets when the guest was last reminded', async () => {
  const sentAt = new Date(Date.now() - 3 * 86_400_000)
  await Delivery.query().where({ guestId: guest.id }).patch({ status: 'sent', sentAt })
  await inTransaction((trx) => requestCampaign(trx, event.id, 'reminder', { method: 'whatsapp' }))
  const reminder = await Delivery.query().findOne({ guestId: guest.id, kind: 'reminder' })
  await tellByTwilio(reminder?.id ?? '', 'sent', { MessageSid: 'SM2' })
  await apply()
  expect((await guest.$query()).lastReminderSent).toBeInstanceOf(Date)
})

test('forged, stale and unsigned webhooks are refused and change nothing', async () => {
  const { id } = await find('email')
  const data = { email_id: 'm', tags: { delivery: id } }
  const replies = [
    await tellByResend('email.delivered', data, { secret: 'whsec_b3RybyBzZWNyZXRv' }),
    await tellByResend('email.delivered', data, { secondsAgo: 301 }),
    await tellByResend('email.delivered', data, { secondsAgo: -301 }),
    await provider.post('/api/webhooks/resend', { type: 'email.delivered', data }),
    await tellByTwilio((await find('whatsapp')).id, 'delivered', {}, 'otro token'),
    await provider.post('/api/webhooks/twilio', 'MessageSid=SM1', {
      'Content-Type': 'application/x-www-form-urlencoded',
    }),
  ]
  expect(replies.map((reply) => reply.status)).toEqual([400, 400, 400, 400, 400, 400])
  expect(await database()('provider_notices')).toEqual([])
})

test("the person's number does not stay in what is kept of a callback", async () => {
  await tellByTwilio((await find('whatsapp')).id, 'sent')
  const [stored] = await database()('provider_notices').select('payload')
  expect(JSON.stringify(stored)).not.toContain('600111222')
})

test.each([
  ['NUL', '{"type":"email.sent","data":{"email_id":"a\\u0000b"}}'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a prototype', '{"type":"__proto__","data":{}}'],
  ['numbers for texts', '{"type":7,"data":{"email_id":8,"tags":{"delivery":9}}}'],
  ['a nest without end', `{"type":"email.sent","data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
])('a signed mail webhook with an odd body (%s) is kept, and its application ends', async (_, body) => {
  expect((await tellByResend('', null, { body })).status).toBe(204)
  await apply()
  expect(await database()('provider_notices').whereNull('appliedAt')).toEqual([])
})

test('one `data: null` webhook is set aside for a person and does not fail its batch', async () => {
  const { id } = await find('email')
  await tellByResend('email.bounced', null, { id: 'msg_odd' })
  await tellByResend('email.delivered', { email_id: 'mail-1', tags: { delivery: id } })
  await apply()
  expect((await find('email')).status).toBe('delivered')
  expect(await database()('provider_notices').whereNotNull('setAsideBecause').select('noticeId')).toEqual([
    { noticeId: 'msg_odd' },
  ])
  expect(await database()('provider_notices').whereNull('appliedAt')).toEqual([])
})

test('a signed mail webhook whose id is longer than an index holds is taken', async () => {
  const { id } = await find('email')
  const data = { email_id: 'mail-1', tags: { delivery: id } }
  const reply = await tellByResend('email.sent', data, { id: `msg_${randomBytes(3_000).toString('hex')}` })
  expect(reply.status).toBe(204)
  await apply()
  expect((await find('email')).status).toBe('sent')
})

test('a signed WhatsApp callback that names nothing, holds a NUL or never ends is kept and applied to nothing', async () => {
  const { id } = await find('whatsapp')
  const endless = randomBytes(50_000).toString('hex')
  expect((await tellByTwilio(id, 'sent', { MessageSid: endless })).status).toBe(204)
  expect((await tellByTwilio('x', '', { MessageSid: '' })).status).toBe(204)
  expect((await tellByTwilio('x', 'sent\0', { MessageSid: 'SM\0' })).status).toBe(204)
  await apply()
  expect(await database()('provider_notices').whereNull('appliedAt')).toEqual([])
})

test.each(['null', 'hola'])('a mail webhook that is no JSON (%s) is refused, signed or not', async (body) => {
  expect((await tellByResend('', null, { body })).status).toBe(400)
})
