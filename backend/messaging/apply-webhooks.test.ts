import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { JobPayload } from '../../domain/jobs.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { database, inTransaction } from '../platform/database.ts'
import { aGuest, anOwner, domainEventsOf, jobsIn } from '../testing/factories.ts'
import { senderWebhooks } from '../testing/sender-webhooks.ts'
import { testApp } from '../testing/test-app.ts'
import { addressHash } from './address-hash.ts'
import { applyWebhooks } from './apply-webhooks.ts'
import { Delivery } from './delivery.ts'
import { requestCampaign } from './request-campaign.ts'

const app = testApp()
const { tellByResend, tellByTwilio } = senderWebhooks(app)
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
