import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import type { Guest } from './guest.ts'

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

const ana = { name: 'Ana', group: 'Amigos' }
const add = (fields: object) => couple.post(`/api/events/${event.id}/guests`, fields)

test('the list comes in the order in which the parties came, of this event only', async () => {
  await aGuest((await anEvent({ accountId })).id)
  for (const name of ['Zoe', 'Ana', 'Mar']) await add({ name, group: 'Amigos' })
  const { json } = await couple.get(`/api/events/${event.id}/guests`)
  expect(json.map((guest: Guest) => guest.name)).toEqual(['Zoe', 'Ana', 'Mar'])
})

test('the list says how the newest message to each guest stands, and who wants no more', async () => {
  const guest = await aGuest(event.id)
  const [campaign] = await database()('campaigns')
    .insert({ eventId: event.id, kind: 'invitation', method: 'email', content: '{}', guests: 1 })
    .returning('id')
  await database()('deliveries').insert({
    campaignId: campaign.id,
    eventId: event.id,
    guestId: guest.id,
    channel: 'email',
    kind: 'invitation',
    address: guest.email,
    recipient: '{}',
    status: 'bounced',
    reason: 'El buzón no existe',
  })
  await database().raw(
    `insert into suppressed_addresses (event_id, address_hash, reason)
     select id, address_hash(address_key, ?), 'unsubscribed' from events where id = ?`,
    [guest.email, event.id],
  )
  const { json } = await couple.get(`/api/events/${event.id}/guests`)
  expect(json[0].emailSuppression).toBe('unsubscribed')
  expect(json[0].deliveries).toEqual([
    {
      channel: 'email',
      kind: 'invitation',
      status: 'bounced',
      reason: 'El buzón no existe',
      sentAt: null,
      toFormerAddress: false,
      at: expect.any(String),
    },
  ])
})

test('changing a party changes the fields that are sent and no others', async () => {
  const { json: before } = await add({
    ...ana,
    email: 'ana@correo.example',
    phone: '600100200',
    notes: 'Mesa 1',
  })
  const reply = await couple.put(`/api/guests/${before.id}`, { name: 'Ana María', notes: '', phone: '' })
  expect(reply.status).toBe(200)
  const people = [{ ...before.people[0], name: 'Ana María' }]
  expect(reply.json).toEqual({ ...before, people, name: 'Ana María', notes: null, phone: null })
  expect((await domainEventsOf(event.id)).at(-1)).toBe('guest.updated')
})

test.each([
  [{ name: '' }, 400, 'El nombre es requerido'],
  [{ group: null }, 400, 'El grupo es requerido'],
  [{ email: 'ana' }, 400, 'Email inválido'],
  [{ maxGuests: 0 }, 400, 'Número máximo de invitados debe ser al menos 1'],
  [{ phone: '12' }, 422, 'Teléfono inválido'],
])('the change %j is refused', async (fields, status, message) => {
  const guest = await aGuest(event.id)
  const reply = await couple.put(`/api/guests/${guest.id}`, fields)
  expect([reply.status, reply.text]).toEqual([status, message])
})

test('seats that were confirmed cannot be taken away, and an answer stays', async () => {
  const guest = await aGuest(event.id, {
    status: 'confirmed',
    confirmedGuests: 2,
    guestNames: ['Ana', 'Luis'],
  })
  const fewer = await couple.put(`/api/guests/${guest.id}`, { maxGuests: 1 })
  expect([fewer.status, fewer.text]).toEqual([
    422,
    'Las plazas no pueden ser menos que quienes ya han confirmado (2)',
  ])
  const more = await couple.put(`/api/guests/${guest.id}`, { maxGuests: 5 })
  expect(more.json).toMatchObject({ maxGuests: 5, confirmedGuests: 2, guestNames: ['Ana', 'Luis'] })
})

test('a party that is removed is gone, with its link', async () => {
  const guest = await aGuest(event.id)
  expect((await couple.delete(`/api/guests/${guest.id}`)).status).toBe(204)
  expect((await couple.get(`/api/events/${event.id}/guests`)).json).toEqual([])
  expect((await couple.get(`/api/invitations/${event.slug}/${guest.token}`)).status).toBe(404)
  expect((await couple.delete(`/api/guests/${guest.id}`)).status).toBe(404)
  expect(await domainEventsOf(event.id)).toEqual(['guest.removed'])
})

test('another’s guest is not there', async () => {
  const theirs = await aGuest((await anOwner()).event.id)
  for (const id of [theirs.id, 'x', '7', `${theirs.id}0`, 'x'.repeat(1_900), '%20']) {
    for (const reply of [
      await couple.put(`/api/guests/${id}`, { name: 'Mía' }),
      await couple.delete(`/api/guests/${id}`),
      await couple.put(`/api/guests/${id}/rsvp`, { status: 'declined' }),
    ])
      expect([reply.status, reply.text], id).toEqual([404, 'Invitado no encontrado'])
  }
  expect((await theirs.$query()).name).toBe(theirs.name)
})
