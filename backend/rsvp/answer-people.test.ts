import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Seat } from '../../domain/party/seats.ts'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const couple = client(() => app.url)
const visitor = client(() => app.url)
let accountId = ''
let event: Event
let guest: Guest
let ana: Seat
let leo: Seat
let other: Seat

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  event = await anEvent({ accountId, menus: ['Carne'] })
  ana = { id: randomUUID(), name: 'Ana', isChild: false }
  leo = { id: randomUUID(), name: 'Leo', isChild: true }
  other = { id: randomUUID(), name: null, isChild: false }
  guest = await aGuest(event.id, { name: 'Familia Ruiz', maxGuests: 3, people: [ana, leo, other] })
})

const answer = (body: object) =>
  visitor.post(
    `/api/guests/${guest.id}/rsvp`,
    { status: 'confirmed', ...body },
    { 'x-invitation-token': guest.token },
  )
const names = async () => (await guest.$query()).people.map(({ name }) => name)

test('a family is greeted as one and answered person by person; the specification’s fields are derived as before', async () => {
  const link = await visitor.get(`/api/invitations/${event.slug}/${guest.token}`)
  expect(link.json.guest).toMatchObject({
    greeting: 'Querida familia Ruiz',
    people: [ana, leo, other],
    answersOneByOne: true,
  })
  const reply = await answer({
    attendees: [
      { id: leo.id, name: 'Leo', isChild: true, menu: 'Carne', dietary: 'celíaco' },
      { id: other.id, name: 'Eva', menu: null },
    ],
  })
  expect(reply.json).toMatchObject({
    confirmedGuests: 2,
    guestNames: ['Leo', 'Eva'],
    dietaryRestrictions: 'Leo: celíaco',
    attendees: [
      { id: leo.id, name: 'Leo', isChild: true, menu: 'Carne', dietary: 'celíaco' },
      { id: other.id, name: 'Eva', isChild: false, menu: null, dietary: null },
    ],
    people: [ana, leo, { ...other, name: 'Eva' }],
  })
  const { json } = await couple.get(`/api/events/${event.id}/stats`)
  expect(json.advanced.familiesWithChildren).toEqual([
    { guestId: guest.id, name: 'Familia Ruiz', children: 1 },
  ])
})

test('an answer never changes the owner’s names, nor takes a child for an adult', async () => {
  await answer({
    attendees: [
      { id: ana.id, name: 'Anita' },
      { id: leo.id, name: 'Leonardo' },
    ],
  })
  expect((await guest.$query()).people).toEqual([ana, leo, other])
  expect(await guest.$query()).toMatchObject({ guestNames: ['Anita', 'Leonardo'] })
})

test('the page of the version before, which sends no ids, still names the unnamed companion', async () => {
  await answer({
    confirmedGuests: 2,
    guestNames: ['Leo', 'Eva'],
    attendees: [{ name: 'Leo' }, { name: 'Eva' }],
  })
  expect(await names()).toEqual(['Ana', 'Leo', 'Eva'])
  expect((await guest.$query()).attendees.map(({ id }) => id)).toEqual([leo.id, other.id])
  await answer({ confirmedGuests: 3, guestNames: ['Ana', 'Leo', 'Marta'] })
  expect(await names()).toEqual(['Ana', 'Leo', 'Marta'])
})

test('who declines and then comes finds the names again', async () => {
  await answer({ attendees: [{ name: 'Ana' }, { name: 'Eva' }] })
  await answer({ status: 'declined' })
  expect(await names()).toEqual(['Ana', 'Leo', 'Eva'])
})

test('two answers at once that name the same seat: one of them stands whole', async () => {
  const both = ['Eva', 'Marta'].map((name) => answer({ attendees: [{ id: other.id, name }] }))
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  const { people, guestNames } = await guest.$query()
  expect([people[2]?.name]).toEqual(guestNames)
})

test('a guest who answers while the owner lowers the seats: one waits for the other, and nobody is lost', async () => {
  const [answered, lowered] = await Promise.all([
    answer({
      attendees: [
        { id: ana.id, name: 'Ana' },
        { id: leo.id, name: 'Leo' },
        { id: other.id, name: 'Eva' },
      ],
    }),
    couple.put(`/api/guests/${guest.id}`, { maxGuests: 2 }),
  ])
  const { people, maxGuests, confirmedGuests } = await guest.$query()
  expect(people).toHaveLength(maxGuests)
  expect([answered.status, lowered.status].sort()).toEqual([200, 422])
  expect([maxGuests, confirmedGuests]).toEqual(answered.status === 200 ? [3, 3] : [2, 0])
})

test('a seat that is gone when its answer comes is answered by name', async () => {
  await couple.put(`/api/guests/${guest.id}`, { people: [ana, { name: 'Nuria' }] })
  const reply = await answer({
    attendees: [
      { id: other.id, name: 'Nuria' },
      { id: ana.id, name: 'Ana' },
    ],
  })
  expect(reply.status).toBe(200)
  expect(await names()).toEqual(['Ana', 'Nuria'])
  expect((await answer({ attendees: [{}, {}, {}].map(() => ({ name: 'X' })) })).status).toBe(422)
})

test('an id that is none is refused in Spanish', async () => {
  const reply = await answer({ attendees: [{ id: 'x', name: 'Ana' }] })
  expect([reply.status, reply.text]).toEqual([400, 'Una de las personas no es de esta invitación'])
})

test('an answer that the owner writes down names people in the owner’s words', async () => {
  const reply = await couple.put(`/api/guests/${guest.id}/rsvp`, {
    status: 'confirmed',
    attendees: [
      { id: ana.id, name: 'Ana Ruiz' },
      { id: other.id, name: 'Eva' },
    ],
  })
  expect(reply.json).toMatchObject({ people: [{ name: 'Ana Ruiz' }, { name: 'Leo' }, { name: 'Eva' }] })
  await answer({ attendees: [{ id: other.id, name: 'Evita' }] })
  expect(await names()).toEqual(['Ana Ruiz', 'Leo', 'Eva'])
})

test('a name of 120 characters, an emoji and right-to-left letters are taken, and 121 are not', async () => {
  const said = ['x'.repeat(120), '👰‍♀️', 'مريم']
  expect((await answer({ attendees: said.map((name) => ({ name })) })).json.guestNames).toEqual(said)
  expect((await answer({ attendees: [{ name: 'x'.repeat(121) }] })).status).toBe(400)
})
