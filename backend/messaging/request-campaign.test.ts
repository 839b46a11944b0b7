import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { database } from '../platform/database.ts'
import { type Client, client } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf, jobsIn, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Delivery } from './delivery.ts'

const app = testApp()
let browser: Client
let event: Event

beforeEach(async () => {
  browser = client(() => app.url)
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
})

const invite = (body: object = { method: 'email' }) =>
  browser.post(`/api/events/${event.id}/send-invitations`, body)
const remind = (body: object = { method: 'email' }) => browser.post(`/api/events/${event.id}/remind`, body)
const deliveriesOf = (guest: Guest) => Delivery.query().where({ guestId: guest.id }).orderBy('createdAt')

test('every pending guest with an address is covered once, and the others are counted as skipped', async () => {
  await aGuest(event.id)
  await aGuest(event.id, { phone: '+34600111222' })
  await aGuest(event.id, { email: null })
  await aGuest(event.id, { status: 'confirmed', confirmedGuests: 1 })
  const reply = await invite()
  expect(reply.status).toBe(200)
  expect(reply.json).toEqual({
    campaignId: expect.any(String),
    totalPendingGuests: 2,
    emailsSent: 2,
    whatsappSent: 0,
    skipped: 1,
  })
  expect(await domainEventsOf(event.id)).toEqual(['campaign.requested'])
  expect(await jobsIn('fan-out-campaign')).toContainEqual(
    expect.objectContaining({
      eventId: event.id,
      campaignId: reply.json.campaignId,
    }),
  )
})

test('both channels make one message on each that the guest has, and no guest is counted twice', async () => {
  await aGuest(event.id, { phone: '+34600111222' })
  await aGuest(event.id, { email: null, phone: '+34600111223' })
  await aGuest(event.id, { email: null })
  expect((await invite({ method: 'both' })).json).toMatchObject({
    totalPendingGuests: 2,
    emailsSent: 1,
    whatsappSent: 2,
    skipped: 1,
  })
})

test('two clicks at once make one message each', async () => {
  for (let i = 0; i < 30; i++) await aGuest(event.id)
  const replies = await Promise.all([invite(), invite(), invite()])
  expect(replies.map((reply) => reply.json.emailsSent).sort((a, b) => a - b)).toEqual([0, 0, 30])
  expect(await Delivery.query().where({ eventId: event.id }).resultSize()).toBe(30)
})

test('1,000 guests are all counted in the answer', async () => {
  await database().raw(
    `insert into guests (event_id, token, "group", name, email)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n, n || '@correo.example'
     from generate_series(1, 1000) n`,
    { eventId: event.id },
  )
  expect((await invite()).json).toMatchObject({ emailsSent: 1000 })
})

test('what is sent is frozen when it is asked for', async () => {
  const guest = await aGuest(event.id, { name: 'Ana' })
  await invite()
  await guest.$query().patch({ name: 'Berta', email: 'berta@correo.example' })
  const [delivery] = await deliveriesOf(guest)
  expect(delivery).toMatchObject({
    address: expect.not.stringContaining('berta'),
    recipient: { name: 'Ana' },
  })
})

test('an unpaid event sends nothing', async () => {
  await event.$query().patch({ isPaid: false })
  await aGuest(event.id)
  for (const reply of [await invite(), await remind()]) expect(reply.status).toBe(402)
  expect(await domainEventsOf(event.id)).toEqual([])
})

test.each(['whatsapp', 'both'])('Essence does not send by %s, and says which plan does', async (method) => {
  await event.$query().patch({ planType: 'essence' })
  for (const reply of [await invite({ method }), await remind({ method })]) {
    expect(reply.status).toBe(402)
    expect(reply.text).toContain('Grand Soirée')
  }
})

test('a method that does not exist is refused', async () => {
  for (const body of [{ method: 'paloma' }, {}]) {
    const reply = await invite(body)
    expect(reply.status).toBe(400)
    expect(reply.text).toBe('Elige email, WhatsApp o ambos')
  }
})

test('nobody sends, or sees what was sent, without being the owner', async () => {
  const campaign = await aGuest(event.id).then(() => invite())
  const paths = {
    post: [`/api/events/${event.id}/send-invitations`, `/api/events/${event.id}/remind`],
    get: [`/api/events/${event.id}/campaigns`, `/api/campaigns/${campaign.json.campaignId}`],
  }
  const stranger = client(() => app.url)
  for (const path of paths.post)
    expect((await stranger.post(path, { method: 'email' })).status, path).toBe(401)
  for (const path of paths.get) expect((await stranger.get(path)).status, path).toBe(401)
  const { email } = await anOwner()
  await signIn(stranger, email)
  for (const path of paths.post)
    expect((await stranger.post(path, { method: 'email' })).status, path).toBe(404)
  for (const path of paths.get) expect((await stranger.get(path)).status, path).toBe(404)
})

test('the owner sees every campaign with its counts, and each delivery of one', async () => {
  const guest = await aGuest(event.id, { name: 'Ana', phone: '+34600111222' })
  const { campaignId } = (await invite({ method: 'both' })).json
  await Delivery.query().where({ guestId: guest.id, channel: 'email' }).patch({ status: 'delivered' })
  const [summary] = (await browser.get(`/api/events/${event.id}/campaigns`)).json
  expect(summary).toEqual({
    id: campaignId,
    kind: 'invitation',
    method: 'both',
    createdAt: expect.any(String),
    guests: 1,
    skipped: 0,
    total: 2,
    counts: { email: { delivered: 1 }, whatsapp: { queued: 1 } },
    finishedAt: null,
    waiting: null,
    pausedAt: null,
    cancelledAt: null,
    resendable: 0,
  })
  const detail = (await browser.get(`/api/campaigns/${campaignId}`)).json
  expect(detail.deliveries).toEqual([
    expect.objectContaining({ guestId: guest.id, guestName: 'Ana', channel: 'email', status: 'delivered' }),
    expect.objectContaining({ guestId: guest.id, channel: 'whatsapp', status: 'queued', reason: null }),
  ])
  expect((await browser.get('/api/campaigns/no-es-un-id')).status).toBe(404)
})
