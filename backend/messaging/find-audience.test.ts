import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { database, inTransaction } from '../platform/database.ts'
import { type Client, client } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Delivery } from './delivery.ts'
import { suppressAddresses } from './suppress-address.ts'

const app = testApp()
let browser: Client
let event: Event

const nobody = { campaignId: null, totalPendingGuests: 0, emailsSent: 0, whatsappSent: 0, skipped: 0 }

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
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const setStatus = (guest: Guest, status: Delivery['status']) =>
  Delivery.query()
    .where({ guestId: guest.id })
    .patch({ status, sentAt: daysAgo(3), updatedAt: daysAgo(0) })

test('asking again sends to nobody, and then only to who came since', async () => {
  await aGuest(event.id)
  await invite()
  expect((await invite()).json).toEqual(nobody)
  const late = await aGuest(event.id)
  expect((await invite()).json).toMatchObject({ totalPendingGuests: 1 })
  expect(await deliveriesOf(late)).toHaveLength(1)
  expect(await domainEventsOf(event.id)).toEqual(['campaign.requested', 'campaign.requested'])
})

test('an invitation by email leaves the one by WhatsApp still to send', async () => {
  await aGuest(event.id, { phone: '+34600111222' })
  await invite()
  expect((await invite({ method: 'both' })).json).toMatchObject({ emailsSent: 0, whatsappSent: 1 })
})

test('a failed invitation goes again only when the address changed since', async () => {
  const guest = await aGuest(event.id)
  await invite()
  await setStatus(guest, 'bounced')
  expect((await invite()).json).toEqual(nobody)
  await guest.$query().patch({ email: 'correcta@correo.example' })
  expect((await invite()).json).toMatchObject({ emailsSent: 1 })
  expect((await deliveriesOf(guest)).map(({ address }) => address)).toEqual([
    expect.any(String),
    'correcta@correo.example',
  ])
})

test('an invitation that arrived is not repeated when the address changes', async () => {
  const guest = await aGuest(event.id)
  await invite()
  await setStatus(guest, 'delivered')
  await guest.$query().patch({ email: 'otra@correo.example' })
  expect((await invite()).json).toEqual(nobody)
})

test('only pending guests that were invited are reminded', async () => {
  const invited = await aGuest(event.id)
  const answered = await aGuest(event.id)
  await invite()
  await aGuest(event.id)
  await Delivery.query()
    .where({ eventId: event.id })
    .patch({ status: 'sent', sentAt: daysAgo(3) })
  await answered.$query().patch({ status: 'declined' })
  expect((await remind()).json).toMatchObject({ totalPendingGuests: 1, emailsSent: 1 })
  expect((await deliveriesOf(invited)).map(({ kind }) => kind)).toEqual(['invitation', 'reminder'])
})

test('an invitation still waiting, or one that failed, is not reminded of', async () => {
  const guest = await aGuest(event.id)
  await invite()
  expect((await remind()).json).toEqual(nobody)
  await setStatus(guest, 'failed')
  expect((await remind()).json).toEqual(nobody)
})

test('who was invited by WhatsApp may be reminded by email', async () => {
  const guest = await aGuest(event.id, { phone: '+34600111222' })
  await invite({ method: 'whatsapp' })
  await setStatus(guest, 'read')
  expect((await remind()).json).toMatchObject({ emailsSent: 1 })
})

test('a guest is reminded once in three days, whatever the channel', async () => {
  const guest = await aGuest(event.id, { phone: '+34600111222' })
  await invite()
  await setStatus(guest, 'sent')
  await remind()
  expect((await remind({ method: 'whatsapp' })).json).toEqual(nobody)
  await setStatus(guest, 'sent')
  expect((await remind({ method: 'whatsapp' })).json).toMatchObject({ whatsappSent: 1 })
})

test('a reminder accepted less than three days ago counts even without its delivery', async () => {
  const guest = await aGuest(event.id)
  await invite()
  await setStatus(guest, 'sent')
  await guest.$query().patch({ lastReminderSent: new Date(Date.now() - 71 * 3_600_000) })
  expect((await remind()).json).toEqual(nobody)
})

test('an address that asked for no more mails is never written to for this event', async () => {
  const guest = await aGuest(event.id)
  const refusal = { eventId: event.id, email: guest.email ?? '', reason: 'unsubscribed' } as const
  await inTransaction((trx) => suppressAddresses(trx, [refusal]))
  expect((await invite()).json).toEqual(nobody)
})

test('a campaign may be narrowed to chosen guests, and never reaches those of another event', async () => {
  const chosen = await aGuest(event.id)
  await aGuest(event.id)
  const { event: other } = await anOwner()
  const stranger = await aGuest(other.id)
  expect((await invite({ method: 'email', guestIds: [chosen.id, stranger.id] })).json).toMatchObject({
    totalPendingGuests: 1,
  })
  expect(await deliveriesOf(stranger)).toEqual([])
})

test('a long list that was asked for before is sent to nobody again', async () => {
  await database().raw(
    `insert into guests (event_id, token, "group", name, email, phone)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n, n || '@correo.example',
       '+34611' || lpad(n::text, 6, '0')
     from generate_series(1, 3000) n`,
    { eventId: event.id },
  )
  await invite({ method: 'both' })
  await Delivery.query().where({ eventId: event.id }).patch({ status: 'sent' })
  expect((await invite({ method: 'both' })).json).toEqual(nobody)
})
