import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { lockGuestList } from '../guests/lock-guest-list.ts'
import { inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, domainEventsOf, jobsIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const browser = client(() => app.url)
let event: Event
let guest: Guest
const day = 86_400_000
const isoDay = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

async function invite(ofEvent: Partial<Event> = {}): Promise<void> {
  event = (await anOwner(ofEvent)).event
  guest = await aGuest(event.id, { name: 'Ana Ruiz', maxGuests: 3, notes: 'Nota secreta' })
}
beforeEach(async () => {
  browser.cookies.clear()
  await invite()
})

const answer = (body: object, headers: Record<string, string> = { 'X-Invitation-Token': guest.token }) =>
  browser.post(`/api/guests/${guest.id}/rsvp`, body, headers)

test('a guest confirms, and the answer, the event and the mail are kept together', async () => {
  const reply = await answer({ status: 'confirmed', confirmedGuests: 2, guestNames: ['Ana Ruiz', 'Luis'] })
  expect(reply.status).toBe(200)
  expect(reply.json).toEqual({
    id: guest.id,
    name: 'Ana Ruiz',
    group: 'Amigos',
    person: 'Ana Ruiz',
    greeting: 'Para Ana Ruiz, con un gran abrazo',
    maxGuests: 3,
    answersOneByOne: false,
    people: [{ name: 'Ana Ruiz' }, { name: 'Luis', namedBy: 'guest' }, { name: null }].map((person) => ({
      id: expect.any(String),
      isChild: false,
      ...person,
    })),
    status: 'confirmed',
    confirmedGuests: 2,
    guestNames: ['Ana Ruiz', 'Luis'],
    attendees: [],
    dietaryRestrictions: null,
    needsBusTransport: false,
    busComments: null,
    comments: null,
  })
  expect((await guest.$query()).answeredAt).toBeInstanceOf(Date)
  expect(await domainEventsOf(event.id)).toEqual(['rsvp.answered'])
  expect(await jobsIn('mail-rsvp-received')).toContainEqual({
    eventId: event.id,
    guestId: guest.id,
    by: 'guest',
  })
})

test('opening the link is proof enough: its cookie answers without a header', async () => {
  await browser.get(`/api/invitations/${event.slug}/${guest.token}`)
  expect((await answer({ status: 'declined' }, {})).status).toBe(200)
})

test('the id alone proves nothing, nor does another’s link', async () => {
  const other = await aGuest(event.id)
  await browser.get(`/api/invitations/${event.slug}/${other.token}`)
  for (const headers of [
    {},
    { 'X-Invitation-Token': other.token },
    { 'X-Invitation-Token': 'inventado' },
  ] as Record<string, string>[]) {
    const reply = await answer({ status: 'declined' }, headers)
    expect([reply.status, reply.text]).toEqual([404, 'Esta invitación no existe o ha expirado'])
  }
  expect((await guest.$query()).status).toBe('pending')
})

test.each(['no-es-un-id', '7', '00000000-0000-4000-8000-000000000000', 'x'.repeat(1_900), '%00'])(
  'there is no guest %s to answer for',
  async (id) => {
    const reply = await browser.post(
      `/api/guests/${id}/rsvp`,
      { status: 'declined' },
      { 'X-Invitation-Token': guest.token },
    )
    expect(reply.status).toBe(404)
  },
)

test('the path says whose answer it is, whatever the body says', async () => {
  const { event: theirs } = await anOwner()
  await answer({
    status: 'confirmed',
    confirmedGuests: 1,
    eventId: theirs.id,
    id: theirs.id,
    maxGuests: 15,
    name: 'Otra',
    notes: 'x',
    token: 'x',
    answeredAt: null,
  })
  expect(await guest.$query()).toMatchObject({
    eventId: event.id,
    maxGuests: 3,
    name: 'Ana Ruiz',
    notes: 'Nota secreta',
    token: guest.token,
    status: 'confirmed',
  })
})

test('the owner’s notes never travel to the guest', async () => {
  const opened = await browser.get(`/api/invitations/${event.slug}/${guest.token}`)
  const answered = await answer({ status: 'confirmed', confirmedGuests: 1 })
  for (const text of [opened.text, answered.text]) {
    expect(text).not.toContain('Nota secreta')
    expect(text).not.toContain(guest.token)
    expect(text).not.toContain(guest.email)
    expect(text).not.toContain(event.email)
  }
})

test.each([
  [{}, 'Indica si asistirás o no'],
  [{ status: 'pending' }, 'Indica si asistirás o no'],
  [{ attending: 'yes' }, 'Indica si asistirás o no'],
  [{ status: 'confirmed', confirmedGuests: '2' }, 'Número de asistentes no válido'],
  [{ status: 'confirmed', confirmedGuests: -1 }, 'Número de asistentes no válido'],
  [{ status: 'confirmed', confirmedGuests: 1.5 }, 'Número de asistentes no válido'],
  [{ status: 'confirmed', confirmedGuests: 1e9 }, 'Número de asistentes no válido'],
  [{ status: 'confirmed', guestNames: 'Ana' }, 'El campo guestNames no es válido'],
  [{ status: 'confirmed', guestNames: [7] }, 'El campo guestNames.0 no es válido'],
  [{ status: 'confirmed', guestNames: ['a'.repeat(121)] }, 'Como máximo 120 caracteres'],
  [{ status: 'confirmed', dietaryRestrictions: 'a'.repeat(1001) }, 'Como máximo 1000 caracteres'],
  [{ status: 'confirmed', busComments: 'a'.repeat(501) }, 'Como máximo 500 caracteres'],
  [{ status: 'confirmed', comments: 'a'.repeat(1001) }, 'Como máximo 1000 caracteres'],
  [{ status: 'confirmed', needsBusTransport: 'sí' }, 'El campo needsBusTransport no es válido'],
  [{ status: 'confirmed', attendees: [{}] }, 'El campo attendees.0.name no es válido'],
  [
    { status: 'confirmed', attendees: [{ name: 'Ana', dietary: 'a'.repeat(701) }] },
    'Como máximo 700 caracteres',
  ],
])('the answer %j is refused with its message', async (body, message) => {
  const reply = await answer(body)
  expect([reply.status, reply.text]).toEqual([400, message])
  expect((await guest.$query()).status).toBe('pending')
})

test('half a megabyte of diet is refused before it is read', async () => {
  expect((await answer({ status: 'confirmed', dietaryRestrictions: 'a'.repeat(500_000) })).status).toBe(413)
})

test('answering again replaces the whole answer', async () => {
  await answer({
    status: 'confirmed',
    attendees: [{ name: 'Ana', dietary: 'vegana' }],
    comments: 'Con ilusión',
  })
  await answer({ status: 'confirmed', confirmedGuests: 2, guestNames: ['Ana', 'Luis'] })
  expect(await guest.$query()).toMatchObject({
    confirmedGuests: 2,
    guestNames: ['Ana', 'Luis'],
    attendees: [],
    dietaryRestrictions: null,
    comments: null,
  })
  await answer({ status: 'declined' })
  expect(await guest.$query()).toMatchObject({ status: 'declined', confirmedGuests: 0 })
  expect(await domainEventsOf(event.id)).toHaveLength(3)
})

test('two answers at the same moment leave one whole answer', async () => {
  await Promise.all([
    answer({ status: 'confirmed', confirmedGuests: 3, guestNames: ['a', 'b', 'c'] }),
    answer({ status: 'declined' }),
  ])
  const { status, confirmedGuests, guestNames } = await guest.$query()
  expect([
    ['confirmed', 3, 3],
    ['declined', 0, 0],
  ]).toContainEqual([status, confirmedGuests, guestNames.length])
})

test('after the owner’s deadline a pending guest is too late; one who answered may still change', async () => {
  await invite({ rsvpDeadline: isoDay(-2) })
  const late = await answer({ status: 'declined' })
  expect([late.status, late.text]).toEqual([422, 'El plazo para confirmar asistencia ha expirado'])
  await guest.$query().patch({ status: 'declined' })
  expect((await answer({ status: 'confirmed', confirmedGuests: 1 })).status).toBe(200)
})

test('until the deadline’s day is over a guest may answer', async () => {
  await invite({ rsvpDeadline: isoDay(1) })
  expect((await answer({ status: 'declined' })).status).toBe(200)
})

test('once the event has started nobody answers nor changes', async () => {
  await invite({ eventDate: new Date(Date.now() - 60_000), ceremonyTime: '12:00' })
  expect((await answer({ status: 'declined' })).status).toBe(422)
  await guest.$query().patch({ status: 'declined' })
  expect((await answer({ status: 'confirmed', confirmedGuests: 1 })).status).toBe(422)
})

test('a plan’s limit never blocks an answer, nor does an unpaid event', async () => {
  event = await anEvent({ isPaid: false, planType: 'essence' })
  guest = await aGuest(event.id)
  expect((await answer({ status: 'confirmed', confirmedGuests: 2 })).status).toBe(200)
})

test('the sample guest of a preview cannot be answered for', async () => {
  const preview = await browser.get(`/api/invitations/${event.slug}/preview`)
  const reply = await browser.post(
    `/api/guests/${preview.json.guest.id}/rsvp`,
    { status: 'declined' },
    { 'X-Invitation-Token': 'preview' },
  )
  expect(reply.status).toBe(404)
})

test('an answer does not wait for an import under way', async () => {
  const reply = await inTransaction(async (trx) => {
    await lockGuestList(trx, event.id)
    return answer({ status: 'declined' })
  })
  expect(reply.status).toBe(200)
})

test('a hundred and twenty answers a minute are enough for one guest', async () => {
  for (let sent = 0; sent < 120; sent += 20) await Promise.all(Array.from({ length: 20 }, () => answer({})))
  expect((await answer({ status: 'declined' })).status).toBe(429)
})
