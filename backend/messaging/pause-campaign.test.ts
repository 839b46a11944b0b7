import { beforeEach, describe, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import type { Trx } from '../platform/database.ts'
import { client, eventually } from '../testing/client.ts'
import { anOwner, domainEventsOf, jobsIn, signIn } from '../testing/factories.ts'
import { promptSending, sentCampaigns } from '../testing/sent-campaigns.ts'
import { testApp } from '../testing/test-app.ts'
import { Delivery } from './delivery.ts'

const app = testApp(promptSending)
const browser = client(() => app.url)
let event: Event
const { control, withPhone, sendWhile, detail, finished, reasonsIn, received } = sentCampaigns(
  app,
  browser,
  () => event,
)

beforeEach(async () => {
  await control('faults')
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
})

describe('a campaign can be paused, resumed and cancelled', () => {
  const call = (campaignId: string, what: 'pause' | 'resume' | 'cancel') =>
    browser.post(`/api/campaigns/${campaignId}/${what}`)
  const paused = (trx: Trx, campaignId: string) =>
    trx('campaigns').where({ id: campaignId }).update({ pausedAt: new Date() })
  const settled = () =>
    eventually(
      'no job is left',
      async () =>
        (await Promise.all(['fan-out-campaign', 'send-email-batch', 'send-whatsapps'].map(jobsIn))).flat()
          .length === 0,
    )

  test('paused, nothing leaves; resumed, everything does, once', async () => {
    const guests = [await withPhone(), await withPhone()]
    const campaignId = await sendWhile(paused)
    await settled()
    expect(await detail(campaignId)).toMatchObject({ finishedAt: null, pausedAt: expect.any(String) })
    for (const guest of guests) expect(await received(guest)).toBe(0)
    const replies = await Promise.all([call(campaignId, 'resume'), call(campaignId, 'resume')])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await finished(campaignId)
    for (const guest of guests) expect(await received(guest)).toBe(2)
    expect(await domainEventsOf(event.id)).toContain('campaign.resumed')
  })

  test('resumed twice, the second time after all has left: it goes on being so, and nobody is refused', async () => {
    const guest = await withPhone()
    const campaignId = await sendWhile(paused)
    expect((await call(campaignId, 'resume')).status).toBe(200)
    const { finishedAt } = await finished(campaignId)
    const again = await call(campaignId, 'resume')
    expect(again.status).toBe(200)
    expect(again.json).toMatchObject({ id: campaignId, finishedAt })
    expect(await received(guest)).toBe(2)
    expect((await domainEventsOf(event.id)).filter((type) => type === 'campaign.resumed')).toHaveLength(1)
  })

  test('two clicks at once pause once and are both answered', async () => {
    await withPhone()
    const campaignId = await sendWhile(paused)
    await call(campaignId, 'resume')
    const replies = await Promise.all([call(campaignId, 'pause'), call(campaignId, 'pause')])
    for (const { status } of replies) expect([200, 409]).toContain(status)
    expect((await domainEventsOf(event.id)).filter((type) => type === 'campaign.paused').length).toBeLessThan(
      2,
    )
  })

  test('cancelled, what had not left never does, and the answer counts both', async () => {
    const guest = await withPhone()
    const campaignId = await sendWhile(paused)
    const replies = await Promise.all([call(campaignId, 'cancel'), call(campaignId, 'cancel')])
    for (const reply of replies) expect(reply.json).toEqual({ left: 0, cancelled: 2 })
    await settled()
    const campaign = await finished(campaignId)
    expect(campaign.cancelledAt).toEqual(expect.any(String))
    expect(reasonsIn(campaign, guest)).toEqual(['skipped: Envío cancelado', 'skipped: Envío cancelado'])
    expect(await received(guest)).toBe(0)
    expect((await domainEventsOf(event.id)).filter((type) => type === 'campaign.cancelled')).toHaveLength(1)
    expect((await call(campaignId, 'resume')).status).toBe(409)
    expect(
      (await browser.post(`/api/events/${event.id}/send-invitations`, { method: 'both' })).json,
    ).toMatchObject({
      emailsSent: 1,
      whatsappSent: 1,
    })
  })

  test('cancelled while workers send, every message is either sent or will never be', async () => {
    const guests: Guest[] = []
    for (let n = 0; n < 200; n++) guests.push(await withPhone())
    await control('limits', { provider: 'whatsapp', perSecond: null })
    const campaignId = await sendWhile(async () => undefined)
    await eventually(
      'something left',
      async () => await Delivery.query().where({ campaignId }).whereNotNull('sentAt').first(),
    )
    const { left, cancelled } = (await call(campaignId, 'cancel')).json
    expect(left + cancelled).toBe(400)
    const campaign = await finished(campaignId)
    const skipped = campaign.deliveries.filter(({ status }) => status === 'skipped').length
    expect(skipped).toBe(cancelled)
    const arrived = await Promise.all(guests.map(received))
    expect(arrived.reduce((sum, count) => sum + count, 0)).toBe(400 - skipped)
  })

  test('what is over cannot be stopped, and another account’s campaign does not exist', async () => {
    await withPhone()
    const campaignId = await sendWhile(async () => undefined)
    await finished(campaignId)
    for (const what of ['pause', 'cancel'] as const) expect((await call(campaignId, what)).status).toBe(409)
    const stranger = client(() => app.url)
    expect((await stranger.post(`/api/campaigns/${campaignId}/cancel`)).status).toBe(401)
    await signIn(stranger, (await anOwner()).email)
    for (const what of ['pause', 'resume', 'cancel'])
      expect((await stranger.post(`/api/campaigns/${campaignId}/${what}`)).status).toBe(404)
  })
})
