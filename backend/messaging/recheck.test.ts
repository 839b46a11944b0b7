import { beforeEach, describe, expect, test } from 'vitest'
import type { CampaignDetail } from '../../domain/calls/messaging.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import { Event } from '../events/event.ts'
import { Guest } from '../guests/guest.ts'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import { client, eventually } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf, jobsIn, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Delivery } from './delivery.ts'
import { requestCampaign } from './request-campaign.ts'
import { suppressAddresses } from './suppress-address.ts'

const app = testApp({
  sandbox: true,
  workers: true,
  settings: {
    EMAIL_REQUESTS_PER_SECOND: '500',
    WHATSAPP_MESSAGES_PER_SECOND: '500',
    SETTLE_AFTER_SECONDS: '1',
  },
})
const browser = client(() => app.url)
let event: Event

type Message = { subject: string; text: string }
const messagesTo = async (to: string | null): Promise<Message[]> =>
  (await fetch(`${app.sandboxUrl}/control/messages?to=${encodeURIComponent(to ?? '')}`)).json() as never
const control = (path: string, body?: object) =>
  fetch(`${app.sandboxUrl}/control/${path}`, {
    method: body ? 'POST' : 'DELETE',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })

beforeEach(async () => {
  await control('faults')
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
})

let lastPhone = 0
const withPhone = (fields: Partial<Guest> = {}) =>
  aGuest(event.id, { phone: `+3462${String(++lastPhone).padStart(7, '0')}`, ...fields })

/** Requests a campaign on both channels; `meanwhile` runs after the request and before anything is sent. */
const sendWhile = (
  meanwhile: (trx: Trx, campaignId: string) => PromiseLike<unknown>,
  kind: CampaignKind = 'invitation',
) =>
  inTransaction(async (trx) => {
    const { campaignId } = await requestCampaign(trx, event.id, kind, { method: 'both' })
    await meanwhile(trx, campaignId ?? '')
    return campaignId ?? ''
  })

const detail = async (campaignId: string): Promise<CampaignDetail> =>
  (await browser.get(`/api/campaigns/${campaignId}`)).json
const finished = (campaignId: string) =>
  eventually('the campaign is over', async () => {
    const campaign = await detail(campaignId)
    return campaign.finishedAt !== null && campaign
  })
const reasonsIn = ({ deliveries }: CampaignDetail, guest: Guest) =>
  deliveries.filter(({ guestId }) => guestId === guest.id).map(({ status, reason }) => `${status}: ${reason}`)
const received = async (guest: Guest) =>
  (await messagesTo(guest.email)).length + (await messagesTo(guest.phone)).length

describe('a queued campaign looks again when its messages leave', () => {
  const cases: [string, (trx: Trx, guest: Guest) => PromiseLike<unknown>, string[]][] = [
    [
      'who answered',
      (trx, guest) => guest.$query(trx).patch({ status: 'declined' }),
      ['skipped: Ya ha respondido', 'skipped: Ya ha respondido'],
    ],
    ['who was removed', (trx, guest) => guest.$query(trx).delete(), []],
    [
      'who lost both addresses',
      (trx, guest) => guest.$query(trx).patch({ email: null, phone: null }),
      ['skipped: Ya no tiene email', 'skipped: Ya no tiene teléfono'],
    ],
  ]
  test.each(cases)('%s meanwhile gets nothing, and the others do', async (_, change, reasons) => {
    const [gone, stays] = [await withPhone(), await withPhone()]
    const campaign = await finished(await sendWhile((trx) => change(trx, gone)))
    expect(reasonsIn(campaign, gone)).toEqual(reasons)
    expect([await received(gone), await received(stays)]).toEqual([0, 2])
  })

  test('who unsubscribed in the second between gets no mail, and the delivery says why', async () => {
    const guest = await withPhone()
    const campaignId = await sendWhile((trx) =>
      suppressAddresses(trx, [{ eventId: event.id, email: guest.email ?? '', reason: 'unsubscribed' }]),
    )
    expect(reasonsIn(await finished(campaignId), guest)).toContain(
      'skipped: Se dio de baja de los emails de este evento',
    )
    expect(await messagesTo(guest.email)).toEqual([])
    expect(await messagesTo(guest.phone)).toHaveLength(1)
  })

  test.each<[string, Partial<Event>, string]>([
    ['a refunded event', { isPaid: false, unpaidReason: 'refunded' }, 'El evento no está pagado'],
    [
      'an event that is over',
      { eventDate: new Date(Date.now() - 2 * 86_400_000) },
      'El evento ya se ha celebrado',
    ],
  ])('%s sends nothing more', async (_, change, reason) => {
    const guest = await withPhone()
    const campaignId = await sendWhile((trx) =>
      Event.query(trx)
        .findById(event.id)
        .patch({ ...change, updatedAt: new Date() }),
    )
    expect(reasonsIn(await finished(campaignId), guest)).toEqual([`skipped: ${reason}`, `skipped: ${reason}`])
    expect(await received(guest)).toBe(0)
    expect(await domainEventsOf(event.id)).toContain('campaign.finished')
  })

  test('a plan without WhatsApp sends the mails alone', async () => {
    const guest = await withPhone()
    const campaignId = await sendWhile((trx) =>
      Event.query(trx).findById(event.id).patch({ planType: 'essence' }),
    )
    await finished(campaignId)
    expect([(await messagesTo(guest.email)).length, (await messagesTo(guest.phone)).length]).toEqual([1, 0])
  })

  test('what was asked for with an old date, old names or an old address leaves with the new ones', async () => {
    const guest = await withPhone({ name: 'Ana' })
    const corrected = `corregida-${guest.id}@correo.example`
    const eventDate = new Date('2031-06-14T10:00:00Z')
    const campaignId = await sendWhile(async (trx) => {
      await Event.query(trx)
        .findById(event.id)
        .patch({ coupleNames: 'Lucía y Mateo', eventDate, updatedAt: new Date(Date.now() + 5) })
      await guest.$query(trx).patch({ name: 'Ana María', email: corrected })
    })
    await finished(campaignId)
    expect(await messagesTo(guest.email)).toHaveLength(1)
    const [mail] = await messagesTo(corrected)
    expect(mail?.subject).toContain('Lucía y Mateo')
    expect(mail?.text).toContain('14 de junio de 2031')
    expect(mail?.text).toContain('Ana María')
    const [whatsapp] = await messagesTo(guest.phone)
    expect(whatsapp?.text).toContain('14 de junio de 2031')
  })

  test('a batch that may have been accepted is repeated as it was, though the event and its guests change', async () => {
    const [deleted, stays] = [await withPhone({ phone: null }), await withPhone({ phone: null })]
    await control('faults', { provider: 'email', fault: 'drop-answer', times: 1 })
    const campaignId = await sendWhile(async () => undefined)
    await eventually('the first try is in doubt', async () =>
      (await detail(campaignId)).deliveries.every(({ status }) => status === 'sending'),
    )
    await Guest.query().deleteById(deleted.id)
    await Event.query().findById(event.id).patch({ coupleNames: 'Otros Nombres', updatedAt: new Date() })
    const campaign = await finished(campaignId)
    expect(campaign.deliveries.map(({ status }) => status)).not.toContain('unknown')
    expect([(await messagesTo(deleted.email)).length, (await messagesTo(stays.email)).length]).toEqual([1, 1])
    expect((await database()('email_batches').where({ campaignId })).map(({ mails }) => mails)).toEqual([
      null,
    ])
  })

  test('who was skipped for what has passed is due again, without another address', async () => {
    const guest = await withPhone()
    await finished(await sendWhile((trx) => Event.query(trx).findById(event.id).patch({ isPaid: false })))
    await Event.query().findById(event.id).patch({ isPaid: true })
    await finished(await sendWhile(async () => undefined))
    expect(await received(guest)).toBe(2)
  })
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
    for (let n = 0; n < 60; n++) guests.push(await withPhone())
    await control('limits', { provider: 'whatsapp', perSecond: null })
    const campaignId = await sendWhile(async () => undefined)
    await eventually(
      'something left',
      async () => await Delivery.query().where({ campaignId }).whereNotNull('sentAt').first(),
    )
    const { left, cancelled } = (await call(campaignId, 'cancel')).json
    expect(left + cancelled).toBe(120)
    const campaign = await finished(campaignId)
    const skipped = campaign.deliveries.filter(({ status }) => status === 'skipped').length
    expect(skipped).toBe(cancelled)
    const arrived = await Promise.all(guests.map(received))
    expect(arrived.reduce((sum, count) => sum + count, 0)).toBe(120 - skipped)
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
