import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { JobPayload } from '../../domain/jobs.ts'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { client, eventually } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf, jobsIn, signIn } from '../testing/factories.ts'
import { senderWebhooks } from '../testing/sender-webhooks.ts'
import { promptSending, sentCampaigns } from '../testing/sent-campaigns.ts'
import { testApp } from '../testing/test-app.ts'
import { applyWebhooks } from './apply-webhooks.ts'
import { Delivery } from './delivery.ts'

/** Our public address: it answers with the next few pictures alone, and passes the callbacks on to the app. */
let picturesLeft = 0
const host = createServer(async (request, response) => {
  if (request.method === 'GET' && picturesLeft-- > 0)
    return response.setHeader('content-type', 'image/jpeg').end('jpeg')
  if (request.method === 'GET') return response.writeHead(502).end()
  const { 'x-twilio-signature': signature = '', 'content-type': type = '' } = request.headers
  const passed = await fetch(app.url + request.url, {
    method: 'POST',
    body: await buffer(request),
    headers: { 'content-type': type, 'x-twilio-signature': `${signature}` },
  })
  response.writeHead(passed.status).end()
}).listen(0)
afterAll(() => host.close())
const publicUrl = `http://localhost:${(host.address() as AddressInfo).port}`

const app = testApp({
  ...promptSending,
  settings: { ...promptSending.settings, PUBLIC_URL: publicUrl },
})
const browser = client(() => app.url)
const { tellByTwilio } = senderWebhooks(app, publicUrl)
let event: Event
const { messagesTo, control, sendWhile, finished } = sentCampaigns(app, browser, () => event)

beforeEach(async () => {
  await control('settings', { autoDeliver: true })
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
  picturesLeft = 1
})

let invited = 0
const invite = () => aGuest(event.id, { email: null, phone: `+3464${String(++invited).padStart(7, '0')}` })
const deliveryTo = async (guest: Guest) => {
  const found = await Delivery.query().findOne({ guestId: guest.id, channel: 'whatsapp' })
  if (!found) throw new Error('no delivery')
  return found
}
const reached = (guest: Guest, status: string) =>
  eventually(`it is ${status}`, async () => {
    const delivery = await deliveryTo(guest)
    return delivery.status === status && delivery
  })
const apply = async () =>
  applyWebhooks((await jobsIn('apply-delivery-notices')) as JobPayload<'apply-delivery-notices'>[])

test('a message whose picture the provider cannot load is sent once more, without a picture', async () => {
  const guest = await invite()
  const campaignId = await sendWhile(async () => undefined)
  const delivery = await reached(guest, 'delivered')
  const { contentSids, cardContentSids } = env().whatsapp
  const messages = await messagesTo(guest.phone)
  expect(messages.map(({ contentSid }) => contentSid).sort()).toEqual(
    [cardContentSids.invitation, contentSids.invitation].sort(),
  )
  expect(delivery).toMatchObject({ reason: null, lostPictureId: expect.stringMatching(/^SM/) })
  expect(delivery.providerId).not.toBe(delivery.lostPictureId)
  const { counts } = await finished(campaignId)
  expect(counts.whatsapp).toMatchObject({ delivered: 1 })
  expect(await domainEventsOf(event.id)).toContain('campaign.finished')
})

test('what is then said of the lost message changes nothing, in any order and any number', async () => {
  const guest = await invite()
  await sendWhile(async () => undefined)
  const { id, lostPictureId, providerId } = await reached(guest, 'delivered')
  const ofLost = { MessageSid: lostPictureId ?? '' }
  for (const status of ['sent', 'read', 'undelivered']) await tellByTwilio(id, status, ofLost)
  await tellByTwilio(id, 'failed', { ...ofLost, ErrorCode: '63019' })
  await apply()
  expect(await deliveryTo(guest)).toMatchObject({ status: 'delivered', providerId, lostPictureId })
  expect(await messagesTo(guest.phone)).toHaveLength(2)
})

test('only a report about its own message sends it again', async () => {
  await control('settings', { autoDeliver: false })
  picturesLeft = 0
  const guest = await invite()
  await sendWhile(async () => undefined)
  const { id, providerId } = await reached(guest, 'sent')
  await tellByTwilio(id, 'failed', { MessageSid: 'SM-of-another', ErrorCode: '63019' })
  await apply()
  expect(await deliveryTo(guest)).toMatchObject({ lostPictureId: null, providerId })
  expect(await messagesTo(guest.phone)).toHaveLength(1)
})

test('a message that arrived is not sent again, whatever is said of its picture', async () => {
  picturesLeft = 2
  const guest = await invite()
  await sendWhile(async () => undefined)
  const { id, providerId } = await reached(guest, 'delivered')
  await tellByTwilio(id, 'failed', { MessageSid: providerId ?? '', ErrorCode: '63019' })
  await apply()
  expect(await deliveryTo(guest)).toMatchObject({ status: 'delivered', lostPictureId: null })
  expect(await messagesTo(guest.phone)).toHaveLength(1)
})

test('a finished campaign is open again until its message without a picture is sent', async () => {
  await control('settings', { autoDeliver: false })
  const guest = await invite()
  const campaignId = await sendWhile(async () => undefined)
  const { id, providerId } = await reached(guest, 'sent')
  await finished(campaignId)
  await database()('campaigns').where({ id: campaignId }).update({ pausedAt: new Date() })
  await tellByTwilio(id, 'failed', { MessageSid: providerId ?? '', ErrorCode: '63021' })
  await reached(guest, 'queued')
  expect(await database()('campaigns').where({ id: campaignId }).whereNull('finishedAt')).toHaveLength(1)
  await browser.post(`/api/campaigns/${campaignId}/resume`)
  await finished(campaignId)
  expect(await deliveryTo(guest)).toMatchObject({ status: 'sent', lostPictureId: providerId })
})
