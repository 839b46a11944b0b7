import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { JobPayload } from '../../domain/jobs.ts'
import type { Guest } from '../guests/guest.ts'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, jobsIn } from '../testing/factories.ts'
import { senderWebhooks } from '../testing/sender-webhooks.ts'
import { testApp } from '../testing/test-app.ts'
import { applyWebhooks } from './apply-webhooks.ts'
import { Delivery } from './delivery.ts'
import { requestCampaign } from './request-campaign.ts'

const app = testApp()
const provider = client(() => app.url)
const { tellByResend, tellByTwilio } = senderWebhooks(app)
let guest: Guest

beforeEach(async () => {
  await database().raw(`truncate provider_notices; delete from pgboss.job`)
  const { event } = await anOwner()
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

test('a webhook that comes ten times at once is stored once', async () => {
  const { id } = await find('email')
  const again = () =>
    tellByResend('email.delivered', { email_id: 'm', tags: { delivery: id } }, { id: 'msg_same' })
  const replies = await Promise.all(Array.from({ length: 10 }, again))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([204]))
  expect(await database()('provider_notices')).toHaveLength(1)
  expect(await jobsIn('apply-delivery-notices')).toHaveLength(1)
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
