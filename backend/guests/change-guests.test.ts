import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Guest } from './guest.ts'

const app = testApp()
const couple = client(() => app.url)
let event: Event

beforeEach(async () => {
  const owner = await anOwner()
  event = owner.event
  await signIn(couple, owner.email)
})
const add = async (fields: object) =>
  (await couple.post(`/api/events/${event.id}/guests`, { group: 'Amigos', ...fields })).json
const change = (guestIds: string[], changes: object) =>
  couple.put(`/api/events/${event.id}/guests`, { guestIds, changes })

test('several selected get a group and seats in one call, and one domain event says which fields', async () => {
  const one = await add({ name: 'Ana', maxGuests: 1 })
  const other = await add({ name: 'Luis', maxGuests: 4 })
  const same = await add({ name: 'Eva', maxGuests: 2, group: 'Trabajo' })
  const reply = await change([one.id, other.id, same.id], { group: 'Trabajo', maxGuests: 2 })
  expect(reply.json).toEqual({ changed: 3, refused: 0, refusals: [] })
  const list = (await couple.get(`/api/events/${event.id}/guests`)).json
  for (const guest of list) expect(guest).toMatchObject({ group: 'Trabajo', maxGuests: 2 })
  expect(
    list.map(({ people }: { people: { name: string | null }[] }) => people.map(({ name }) => name)),
  ).toEqual([
    ['Ana', null],
    ['Luis', null],
    ['Eva', null],
  ])
  const [told] = await database()('domainEvents').where({ eventId: event.id, type: 'guests.changed' })
  expect(told.data).toMatchObject({ fields: ['group', 'maxGuests'] })
  expect(new Set(told.data.guestIds)).toEqual(new Set([one.id, other.id]))
})

test('whose seats cannot go stays as they are and is named with the reason; the others change', async () => {
  const named = await add({ name: 'Ana y Luis', maxGuests: 2 })
  const coming = await aGuest(event.id, { status: 'confirmed', confirmedGuests: 2, guestNames: ['A', 'B'] })
  const free = await add({ name: 'Eva', maxGuests: 3 })
  const reply = await change([named.id, coming.id, free.id], { maxGuests: 1, group: 'Solos' })
  expect(reply.json).toMatchObject({ changed: 1, refused: 2 })
  expect(reply.json.refusals).toEqual(
    expect.arrayContaining([
      { id: named.id, name: 'Ana y Luis', reason: expect.stringContaining('Luis') },
      { id: coming.id, name: coming.name, reason: expect.stringContaining('(2)') },
    ]),
  )
  expect(await Guest.query().findById(named.id)).toMatchObject({ maxGuests: 2, group: 'Amigos' })
  expect(await Guest.query().findById(free.id)).toMatchObject({ maxGuests: 1, group: 'Solos' })
})

test('what changes nothing tells nobody, and another’s parties are left out', async () => {
  const mine = await add({ name: 'Ana' })
  const theirs = await aGuest((await anOwner()).event.id)
  const reply = await change([mine.id, theirs.id], { group: 'Amigos' })
  expect(reply.json).toEqual({ changed: 1, refused: 0, refusals: [] })
  expect((await theirs.$query()).group).toBe('Amigos')
  expect(await domainEventsOf(event.id)).toEqual(['guest.added'])
  expect((await change([mine.id], { group: ' ' })).text).toBe('El grupo es requerido')
  expect((await change([mine.id], { maxGuests: 16 })).status).toBe(400)
})
