import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noAnswer } from '../../domain/answer/answer.ts'
import { emptyParty } from '../../domain/party/party-fields.ts'
import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { anEvent, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { Guest } from './guest.ts'

const app = testApp()
const couple = client(() => app.url)
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

const add = (fields: object, to = event) => couple.post(`/api/events/${to.id}/guests`, fields)

test('a party is added pending, with a link of its own', async () => {
  const reply = await add({
    name: ' Familia Pérez ',
    group: 'Familia',
    email: ' Perez@Correo.example ',
    phone: '600 100 200',
    maxGuests: 4,
    notes: 'Mesa 3',
    dietaryRestrictions: null,
    eventId: 7,
    status: 'pending',
  })
  expect(reply.status).toBe(201)
  expect(reply.json).toEqual({
    id: expect.any(String),
    eventId: event.id,
    token: expect.stringMatching(/^[2-9a-km-zA-HJ-NP-Z]{10}$/),
    ...emptyParty,
    group: 'Familia',
    name: 'Familia Pérez',
    maxGuests: 4,
    people: Array(4).fill({ id: expect.any(String), name: null, isChild: false }),
    phone: '+34600100200',
    email: 'perez@correo.example',
    notes: 'Mesa 3',
    ...noAnswer,
    lastReminderSent: null,
    answeredAt: null,
    deliveries: [],
    emailSuppression: null,
    createdAt: expect.any(String),
    position: expect.any(Number),
  })
  expect((await couple.get(`/api/events/${event.id}/guests`)).json).toEqual([reply.json])
  expect(await domainEventsOf(event.id)).toEqual(['guest.added'])
})

test('fields nobody may set are ignored', async () => {
  const other = await anEvent({ accountId })
  const reply = await add({
    name: 'Ana',
    group: 'Amigos',
    eventId: other.id,
    token: 'mitoken',
    status: 'confirmed',
    confirmedGuests: 1,
    position: 1,
    id: other.id,
    answeredAt: '2020-01-01',
  })
  expect(reply.json).toMatchObject({
    eventId: event.id,
    status: 'pending',
    confirmedGuests: 0,
    answeredAt: null,
  })
  expect(reply.json.token).not.toBe('mitoken')
  await couple.put(`/api/guests/${reply.json.id}`, {
    eventId: other.id,
    token: 'mitoken',
    status: 'declined',
    confirmedGuests: 1,
    lastReminderSent: '2020-01-01',
  })
  expect((await couple.get(`/api/events/${event.id}/guests`)).json).toEqual([reply.json])
})

test.each([
  ['abc', 1],
  [undefined, 1],
  [null, 1],
  ['', 1],
  ['3', 3],
  [15, 15],
])('seats of %j are %d', async (maxGuests, seats) => {
  expect((await add({ name: 'Ana', group: 'Amigos', maxGuests })).json.maxGuests).toBe(seats)
})

test.each([
  ['+34 600 10 02 00', '+34600100200'],
  ['0034600100200', '+34600100200'],
  ['(+44) 20 7946 0018', '+442079460018'],
  ['+683 4002', '+6834002'],
  ['', null],
])('the phone %s is kept as %s', async (phone, kept) => {
  const reply = await add({ name: 'Ana', group: 'Amigos', phone })
  expect([reply.status, reply.json.phone]).toEqual([201, kept])
})

const ana = { name: 'Ana', group: 'Amigos' }
const wrong: [object, number, string][] = [
  [{ group: 'Amigos' }, 400, 'El nombre es requerido'],
  [{ ...ana, name: '  ' }, 400, 'El nombre es requerido'],
  [{ ...ana, name: 7 }, 400, 'El nombre es requerido'],
  [{ ...ana, name: 'a'.repeat(161) }, 400, 'Como máximo 160 caracteres'],
  [{ name: 'Ana' }, 400, 'El grupo es requerido'],
  [{ ...ana, group: '' }, 400, 'El grupo es requerido'],
  [{ ...ana, email: 'ana@' }, 400, 'Email inválido'],
  [{ ...ana, email: ['a@correo.example'] }, 400, 'Email inválido'],
  [{ ...ana, email: `${'a'.repeat(250)}@correo.example` }, 400, 'Email inválido'],
  [{ ...ana, maxGuests: 0 }, 400, 'Número máximo de invitados debe ser al menos 1'],
  [{ ...ana, maxGuests: -3 }, 400, 'Número máximo de invitados debe ser al menos 1'],
  [{ ...ana, maxGuests: 1.5 }, 400, 'Número máximo de invitados debe ser al menos 1'],
  [{ ...ana, maxGuests: 16 }, 400, 'Como máximo 15 personas por invitación'],
  [{ ...ana, maxGuests: '1e9' }, 400, 'Como máximo 15 personas por invitación'],
  [{ ...ana, notes: 'a'.repeat(2001) }, 400, 'Como máximo 2000 caracteres'],
  [{ ...ana, dietaryRestrictions: 'a'.repeat(501) }, 400, 'Como máximo 500 caracteres'],
  [{ ...ana, phone: '12' }, 422, 'Teléfono inválido'],
  [{ ...ana, phone: 'llámame' }, 422, 'Teléfono inválido'],
  [{ ...ana, phone: '1'.repeat(41) }, 400, 'Como máximo 40 caracteres'],
]
test.each(wrong)('the party %j is refused', async (fields, status, message) => {
  const reply = await add(fields)
  expect([reply.status, reply.text]).toEqual([status, message])
  expect(await Guest.query().where({ eventId: event.id }).resultSize()).toBe(0)
  expect(await domainEventsOf(event.id)).toEqual([])
})

test('an unpaid event takes no guests', async () => {
  const unpaid = await anEvent({ accountId, isPaid: false })
  const reply = await add(ana, unpaid)
  expect([reply.status, reply.text]).toEqual([
    402,
    'Activa tu evento con el plan Essence o Grand Soirée para continuar',
  ])
})

test('Essence holds 150 parties, also when the last seats are asked for at once', async () => {
  const essence = await anEvent({ accountId, planType: 'essence' })
  await database().raw(
    `insert into guests (event_id, token, "group", name) select ?, 't' || n, 'Amigos', 'Invitado ' || n from generate_series(1, 148) n`,
    [essence.id],
  )
  const replies = await Promise.all(
    ['Ana', 'Eva', 'Luz', 'Sol'].map((name) => add({ ...ana, name }, essence)),
  )
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, 201, 402, 402])
  expect(replies.find((reply) => reply.status === 402)?.text).toBe(
    'El plan Essence admite hasta 150 invitados: no cabe ninguno más. Con Grand Soirée no hay límite',
  )
  expect(await Guest.query().where({ eventId: essence.id }).resultSize()).toBe(150)
})
