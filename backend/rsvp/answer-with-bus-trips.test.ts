import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BusTrip } from '../../domain/event/bus-trips.ts'
import type { Event } from '../events/event.ts'
import { Guest } from '../guests/guest.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const couple = client(() => app.url)
const visitor = client(() => app.url)
let accountId = ''
let event: Event
let guest: Guest
let out: BusTrip
let back: BusTrip

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  out = { id: randomUUID(), direction: 'out', stop: 'Plaza Mayor', time: '17:30', seats: 2 }
  back = { id: randomUUID(), direction: 'back', stop: 'Plaza Mayor', time: '02:00', seats: null }
  event = await anEvent({ accountId, hasBusTransport: true, busTrips: [out, back] })
  guest = await aGuest(event.id, { name: 'Ana y Luis', maxGuests: 2 })
})

const proof = (of: Guest) => ({ 'x-invitation-token': of.token })
const answer = (of: Guest, attendees: object[], more: object = {}) =>
  visitor.post(`/api/guests/${of.id}/rsvp`, { status: 'confirmed', attendees, ...more }, proof(of))
const change = (fields: object) => couple.put(`/api/events/${event.id}`, fields)

test('each person picks the way there and back, and what the specification asks for is derived', async () => {
  const reply = await answer(guest, [
    { name: 'Ana', busOut: out.id.toUpperCase(), busBack: back.id },
    { name: 'Luis', busOut: out.id },
  ])
  expect(reply.json).toMatchObject({
    attendees: [
      { name: 'Ana', busOut: out.id, busBack: back.id },
      { name: 'Luis', busOut: out.id },
    ],
    needsBusTransport: true,
    busComments: 'Ida 17:30 · Plaza Mayor; Vuelta 02:00 · Plaza Mayor (Ana)',
  })
  const none = await answer(guest, [{ name: 'Ana' }], { needsBusTransport: false, busComments: 'no' })
  expect(none.json).toMatchObject({ needsBusTransport: false, busComments: null })
  expect(none.json.attendees[0]).not.toHaveProperty('busOut')
})

test('without trips everything is as before, and so is a form of before they were listed', async () => {
  const said = { needsBusTransport: true, busComments: 'Volvemos pronto' }
  expect((await answer(guest, [{ name: 'Ana' }], said)).json).toMatchObject(said)
  await event.$query().patch({ busTrips: [] })
  const reply = await answer(guest, [{ name: 'Ana', busOut: out.id }], said)
  expect(reply.json).toMatchObject(said)
  expect(reply.json.attendees[0]).not.toHaveProperty('busOut')
})

test('two at once for the last seats: one has them, the other is told how many are left', async () => {
  await answer(await aGuest(event.id, { maxGuests: 1 }), [{ name: 'Eva', busOut: out.id }])
  const others = await Promise.all([1, 2, 3, 4].map(() => aGuest(event.id, { maxGuests: 1 })))
  const replies = await Promise.all(others.map((one) => answer(one, [{ name: 'Leo', busOut: out.id }])))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  expect(replies.find(({ status }) => status === 422)?.text).toBe(
    'En el autobús «Ida 17:30 · Plaza Mayor» ya no quedan plazas. Elige otro, o deja alguna persona sin él',
  )
  const kept = await Guest.query().where({ eventId: event.id, status: 'confirmed' })
  expect(kept).toHaveLength(2)
})

test('who holds a seat of a full trip keeps it when the answer changes, and when the bus becomes smaller', async () => {
  const both = [
    { name: 'Ana', busOut: out.id },
    { name: 'Luis', busOut: out.id },
  ]
  await answer(guest, both)
  expect((await change({ busTrips: [{ ...out, seats: 1 }, back] })).status).toBe(200)
  expect((await answer(guest, both, { comments: '¡Allí estaremos!' })).status).toBe(200)
  const late = await aGuest(event.id)
  expect((await answer(late, [{ name: 'Eva', busOut: out.id }])).status).toBe(422)
  expect((await answer(late, [{ name: 'Eva', busBack: back.id }])).status).toBe(200)
})

test('a seat is free again when its party declines or chooses another trip', async () => {
  await answer(guest, [
    { name: 'Ana', busOut: out.id },
    { name: 'Luis', busOut: out.id },
  ])
  await visitor.post(`/api/guests/${guest.id}/rsvp`, { status: 'declined' }, proof(guest))
  const other = await aGuest(event.id)
  const reply = await answer(other, [
    { name: 'Eva', busOut: out.id },
    { name: 'Leo', busOut: out.id },
  ])
  expect(reply.status).toBe(200)
})

test('a trip that is not on the list, or goes the other way, is refused with a sentence', async () => {
  for (const busOut of [randomUUID(), back.id]) {
    const reply = await answer(guest, [{ name: 'Ana', busOut }])
    expect([reply.status, reply.text]).toEqual([
      422,
      'Uno de los autobuses ya no está en la lista. Elige otro',
    ])
  }
  expect((await guest.$query()).status).toBe('pending')
})

test('a guest’s link tells how many seats its party can have', async () => {
  const seats = async () =>
    (await visitor.get(`/api/invitations/${event.slug}/${guest.token}`)).json.busSeatsLeft
  expect(await seats()).toEqual({ [out.id]: 2 })
  await answer(await aGuest(event.id, { maxGuests: 1 }), [{ name: 'Eva', busOut: out.id }])
  expect(await seats()).toEqual({ [out.id]: 1 })
  await answer(guest, [{ name: 'Ana', busOut: out.id }])
  expect(await seats()).toEqual({ [out.id]: 1 })
})

test('a browser’s form without script picks trips too, and keeps them when it comes back', async () => {
  const form = (fields: Record<string, string>) =>
    visitor.post(
      `/api/guests/${guest.id}/rsvp`,
      new URLSearchParams({ status: 'confirmed', ...fields }).toString(),
      { ...proof(guest), 'Content-Type': 'application/x-www-form-urlencoded' },
    )
  const sent = await form({
    'attendees[0][name]': 'Ana',
    'attendees[0][busOut]': out.id,
    'attendees[0][busBack]': '',
  })
  expect(sent.status).toBe(303)
  expect((await guest.$query()).attendees).toMatchObject([{ name: 'Ana', busOut: out.id }])
})

test('trips are stored with an id, and an hour that changes is told anew in the answers', async () => {
  const { json } = await change({ busTrips: [{ direction: 'out', stop: ' Ayuntamiento ', time: '18:00' }] })
  const [first] = json.busTrips as BusTrip[]
  expect(first).toMatchObject({ direction: 'out', stop: 'Ayuntamiento', time: '18:00', seats: null })
  await answer(guest, [{ name: 'Ana', busOut: first?.id }])
  await change({ busTrips: [{ ...first, time: '18:15' }] })
  expect((await guest.$query()).busComments).toBe('Ida 18:15 · Ayuntamiento')
})

test('a trip that somebody rides cannot be removed or turned round; a free one can', async () => {
  await answer(guest, [{ name: 'Ana', busOut: out.id }])
  for (const busTrips of [[back], [{ ...out, direction: 'back' }, back]]) {
    const reply = await change({ busTrips })
    expect([reply.status, reply.text]).toEqual([
      409,
      'Ya hay 1 persona en «Ida 17:30 · Plaza Mayor». Puedes cambiar su hora o su parada; para quitarlo, antes tienen que elegir otro desde su invitación',
    ])
  }
  expect((await change({ busTrips: [out] })).status).toBe(200)
})

test('what a couple sends of a trip is bounded, and a wrong one says how to mend it', async () => {
  const refused = async (trip: object) => (await change({ busTrips: [{ ...out, ...trip }] })).text
  expect(await refused({ seats: 0 })).toContain('Entre 1 y 500 plazas')
  expect(await refused({ time: '25:00' })).toContain('Hora válida')
  expect(await refused({ stop: ' ' })).toContain('Parada requerida')
  const many = Array.from({ length: 13 }, () => ({ direction: 'out', stop: 'A', time: '10:00' }))
  expect((await change({ busTrips: many })).text).toContain('Como máximo 12 trayectos')
  expect((await change({ busTrips: [out, out] })).text).toContain('repetido')
})
