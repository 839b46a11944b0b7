import { beforeEach, expect, test } from 'vitest'
import { Event } from '../events/event.ts'
import { Guest } from '../guests/guest.ts'
import { aWorkbook } from '../guests/spreadsheet/a-workbook.ts'
import { database } from '../platform/database.ts'
import { type Client, client } from '../testing/client.ts'
import { anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
let couple: Client
let event: Event

beforeEach(async () => {
  couple = client(() => app.url)
  const owner = await anOwner({ planType: 'essence' })
  event = owner.event
  await signIn(couple, owner.email)
})

const addMany = (count: number, from = 0) =>
  database().raw(
    `insert into guests (event_id, token, "group", name, email)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n, 'a' || n || '@correo.example'
     from generate_series(:from::int, :from::int + :count::int - 1) n`,
    { eventId: event.id, count, from },
  )
const add = (name: string) =>
  couple.post(`/api/events/${event.id}/guests`, { name, group: 'Amigos', email: `${name}@correo.example` })
const invite = (body: object = { method: 'email' }) =>
  couple.post(`/api/events/${event.id}/send-invitations`, body)
const sent = () => database()('deliveries').where({ eventId: event.id }).update({ status: 'sent' })
const guests = () => Guest.query().where({ eventId: event.id }).orderBy('position')
const remove = async (count: number) => {
  for (const { id } of (await guests()).slice(0, count))
    expect((await couple.delete(`/api/guests/${id}`)).status).toBe(204)
}

test('inviting, deleting and inviting others sends no more than 150: what was invited counts', async () => {
  await addMany(148)
  expect((await invite()).json.totalPendingGuests).toBe(148)
  await sent()
  await remove(10)
  expect((await add('eva')).status).toBe(201)
  expect((await add('luz')).status).toBe(201)
  const third = await add('sol')
  expect([third.status, third.text]).toEqual([
    402,
    'El plan Essence admite hasta 150 invitados, contando los que invitaste y después borraste: no cabe ninguno más. Con Grand Soirée no hay límite',
  ])
  expect((await invite()).json.totalPendingGuests).toBe(2)
})

test('sending beyond what the plan holds is refused, says how many still fit, and sends none', async () => {
  await addMany(148)
  await invite()
  await sent()
  await addMany(5, 148)
  const reply = await invite()
  expect([reply.status, reply.text]).toEqual([
    402,
    'El plan Essence admite hasta 150 invitados: caben 2 más. Con Grand Soirée no hay límite',
  ])
  expect(await database()('campaigns').where({ eventId: event.id })).toHaveLength(1)
  const two = (await guests()).slice(-2).map(({ id }) => id)
  expect((await invite({ method: 'email', guestIds: two })).json.totalPendingGuests).toBe(2)
})

test('importing beyond it is refused as well', async () => {
  await Event.query().findById(event.id).patch({ removedInvited: 149 })
  const form = new FormData()
  const sheet = await aWorkbook([['Nombre'], ['Ana'], ['Eva']])
  form.set('file', new Blob([sheet as BlobPart]), 'lista.xlsx')
  const reply = await couple.post(`/api/events/${event.id}/guests/import`, form)
  expect([reply.status, reply.text]).toEqual([402, expect.stringContaining('cabe 1 más')])
  expect(await guests()).toEqual([])
})

test('who was never reached does not count: not sent yet, failed, bounced', async () => {
  await addMany(6)
  await invite()
  const [queued, failed, bounced, ...others] = await guests()
  await sent()
  for (const [guest, status] of [
    [queued, 'queued'],
    [failed, 'failed'],
    [bounced, 'bounced'],
  ] as const)
    await database()('deliveries').where({ guestId: guest?.id }).update({ status })
  await remove(4)
  expect(others).toHaveLength(3)
  expect((await Event.query().findById(event.id))?.removedInvited).toBe(1)
})

test('Grand Soirée has no such limit, and reminders go on', async () => {
  await Event.query().findById(event.id).patch({ planType: 'grand_soiree', removedInvited: 400 })
  await addMany(200)
  expect((await invite()).json.totalPendingGuests).toBe(200)
  await sent()
  await database()('deliveries')
    .where({ eventId: event.id })
    .update({ sentAt: new Date(0), createdAt: new Date(0) })
  await Event.query().findById(event.id).patch({ planType: 'essence' })
  const reminded = await couple.post(`/api/events/${event.id}/remind`, { method: 'email' })
  expect([reminded.status, reminded.json.totalPendingGuests]).toEqual([200, 200])
})

test('removing and inviting at once neither hang nor lose the count', async () => {
  await addMany(40)
  await invite()
  await sent()
  await addMany(40, 40)
  const some = (await guests()).slice(0, 20)
  const replies = await Promise.all([
    ...some.map(({ id }) => couple.delete(`/api/guests/${id}`)),
    invite(),
    invite(),
  ])
  expect(replies.every(({ status }) => status < 300)).toBe(true)
  expect((await Event.query().findById(event.id))?.removedInvited).toBe(20)
})
