import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnedGuest } from '../../domain/calls/guests.ts'
import type { Person } from '../../domain/party/person.ts'
import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Guest } from './guest.ts'

const app = testApp()
const couple = client(() => app.url)
const visitor = client(() => app.url)
let accountId = ''
let event: Event

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  event = await anEvent({ accountId })
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const add = (guest: object) => couple.post(`/api/events/${event.id}/guests`, { group: 'Amigos', ...guest })
const change = (id: string, fields: object) => couple.put(`/api/guests/${id}`, fields)
const names = ({ people }: { people: Person[] }) => people.map(({ name }) => name)
const added = async (guest: object): Promise<OwnedGuest> => (await add(guest)).json
const answer = ({ id, token }: { id: string; token: string }, attendees: object[]) =>
  visitor.post(`/api/guests/${id}/rsvp`, { status: 'confirmed', attendees }, { 'x-invitation-token': token })

test('a party added with name and maxGuests alone has the people whom its name tells', async () => {
  expect(names(await added({ name: 'Ana Ruiz', maxGuests: 3 }))).toEqual(['Ana Ruiz', null, null])
  expect(names(await added({ name: 'Ana y Luis', maxGuests: 2 }))).toEqual(['Ana', 'Luis'])
  expect(names(await added({ name: 'Familia Ruiz', maxGuests: 2 }))).toEqual([null, null])
  expect(await added({ name: 'Eva' })).toMatchObject({ maxGuests: 1, people: [{ name: 'Eva' }] })
})

test('a party is added with its people: maxGuests is their number, ids are the server’s own', async () => {
  const leo = { id: crypto.randomUUID(), name: ' Leo ', isChild: true }
  const party = await added({ name: 'Familia Ruiz', people: [{ name: 'Ana' }, leo, {}] })
  expect(party).toMatchObject({
    maxGuests: 3,
    people: [
      { name: 'Ana', isChild: false },
      { name: 'Leo', isChild: true },
      { name: null, isChild: false },
    ],
  })
  for (const { id } of party.people) expect(id).toMatch(uuid)
  expect(party.people.map(({ id }) => id)).not.toContain(leo.id)
  expect((await couple.get(`/api/events/${event.id}/guests`)).json).toEqual([party])
  const link = await visitor.get(`/api/invitations/${event.slug}/${party.token}`)
  expect(link.json.guest.people).toEqual(party.people)
})

test.each([
  ['people and maxGuests that contradict each other', { maxGuests: 3, people: [{ name: 'Ana' }] }],
  ['no people', { people: [] }],
  ['sixteen people', { people: Array(16).fill({}) }],
  ['a name of 121 characters', { people: [{ name: 'x'.repeat(121) }] }],
  ['an id that is none', { people: [{ id: 'x', name: 'Ana' }] }],
  ['no list', { people: 'Ana' }],
])('%s are refused with 400 in Spanish and change nothing', async (_, fields) => {
  const reply = await add({ name: 'Ana', ...fields })
  expect([reply.status, reply.text]).toEqual([400, expect.stringMatching(/[a-z]{4}/)])
  const guest = await aGuest(event.id, { name: 'Ana', maxGuests: 2 })
  expect((await change(guest.id, fields)).status).toBe(400)
  expect(await guest.$query()).toEqual(guest)
})

test('a person told twice is refused', async () => {
  const { id, people } = await added({ name: 'Ana', maxGuests: 2 })
  const reply = await change(id, { people: [people[0], people[0]] })
  expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('dos veces')])
})

test('a name of 120 characters, an emoji, right-to-left and equal names are kept as they are', async () => {
  const people = ['x'.repeat(120), 'Ana 🎉', 'محمد', 'Ana', 'Ana'].map((name) => ({ name }))
  const party = await added({ name: 'Familia Ruiz', people })
  expect(names(party)).toEqual(people.map(({ name }) => name))
})

test('an id stays when a name is mended, in any order, and somebody new gets one', async () => {
  const { id, people } = await added({ name: 'Ana y Luis', maxGuests: 2 })
  const [ana, luis] = people as [Person, Person]
  const reply = await change(id, { people: [{ ...luis, name: 'Luis Paz' }, ana, { name: 'Eva' }] })
  expect(reply.json).toMatchObject({
    maxGuests: 3,
    people: [{ id: luis.id, name: 'Luis Paz' }, ana, { name: 'Eva' }],
  })
})

test('a lower maxGuests drops unnamed seats only, from the end, and a higher one adds some', async () => {
  const { id, people } = await added({ name: 'Ana Ruiz', maxGuests: 4 })
  const fewer = await change(id, { maxGuests: 2 })
  expect(fewer.json.people).toEqual(people.slice(0, 2))
  const more = await change(id, { maxGuests: 3 })
  expect(more.json.people).toEqual([
    ...people.slice(0, 2),
    { id: expect.any(String), name: null, isChild: false },
  ])
})

test('a lower maxGuests that named people would lose is 409 with who would go', async () => {
  const { id } = await added({
    name: 'Familia Ruiz',
    people: [{ name: 'Ana' }, {}, { name: 'Luis' }, { name: 'Inés' }],
  })
  const reply = await change(id, { maxGuests: 1, notes: 'no' })
  expect([reply.status, reply.text]).toEqual([
    409,
    'Con 1 plaza se quedarían fuera Luis e Inés. Quita antes de la invitación a quien no viene, o borra su nombre',
  ])
  expect((await change(id, { maxGuests: 2 })).text).toMatch(/^Con 2 plazas se quedaría fuera Inés\./)
  expect(await Guest.query().findById(id)).toMatchObject({ maxGuests: 4, notes: null })
})

test('who has confirmed keeps a seat: fewer than have confirmed, or one of them removed, is refused', async () => {
  const party = await added({ name: 'Familia Ruiz', people: [{ name: 'Ana' }, { name: 'Luis' }, {}] })
  const [ana, luis] = party.people
  await answer(party, [
    { id: ana?.id, name: 'Ana' },
    { id: luis?.id, name: 'Luis' },
  ])
  expect((await change(party.id, { maxGuests: 1 })).status).toBe(422)
  const reply = await change(party.id, { people: [ana, {}] })
  expect([reply.status, reply.text]).toEqual([
    409,
    expect.stringMatching(/^No se puede quitar a Luis: ya ha/),
  ])
  expect((await change(party.id, { maxGuests: 2 })).json.people).toEqual([ana, luis])
})

test('two who edit people at once: the second is refused with 409; other fields do not conflict', async () => {
  const { id, people } = await added({ name: 'Ana y Luis', maxGuests: 2 })
  const [ana, luis] = people
  const mine = { people: [{ ...ana, name: 'Ana Ruiz' }, luis], was: { people } }
  expect((await change(id, mine)).status).toBe(200)
  const theirs = { people: [ana, { ...luis, name: 'Luisa' }], was: { people } }
  expect((await change(id, theirs)).status).toBe(409)
  expect((await change(id, { notes: 'Mesa 1', was: { notes: null } })).status).toBe(200)
  expect((await change(id, mine)).status).toBe(200)
})

test('a guest who names a companion meanwhile makes the owner’s edit of the people a conflict', async () => {
  const party = await added({ name: 'Ana', maxGuests: 2 })
  await answer(party, [{ name: 'Ana' }, { name: 'Eva' }])
  const [ana, other] = party.people
  const people = [ana, { ...other, name: 'Luis' }]
  expect((await change(party.id, { people, was: { people: party.people } })).status).toBe(409)
  const { people: now } = (await couple.get(`/api/guests/${party.id}`)).json
  expect(names({ people: now })).toEqual(['Ana', 'Eva'])
  expect((await change(party.id, { people, was: { people: now } })).status).toBe(200)
})

test('the database itself holds maxGuests to the number of people', async () => {
  const guest = await aGuest(event.id, { maxGuests: 2 })
  await expect(guest.$query().patch({ maxGuests: 3 })).rejects.toThrow(/guests_people_are_seats/)
  await expect(guest.$query().patch({ people: [] })).rejects.toThrow(/guests_people_are_seats/)
})

test('a party that is stored without people has unnamed seats', async () => {
  await database().raw(
    `insert into guests (event_id, token, "group", name, max_guests) values (?, 'sinnombre', 'Amigos', 'Ana', 3)`,
    [event.id],
  )
  const stored = await Guest.query().findOne({ token: 'sinnombre' }).throwIfNotFound()
  expect(names(stored)).toEqual([null, null, null])
  expect(new Set(stored.people.map(({ id }) => id)).size).toBe(3)
})
