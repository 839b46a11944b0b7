import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { removeExpired } from '../retention/remove-expired.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { belongings } from './belongings.ts'
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

const remove = (ids: string[]) => couple.post(`/api/events/${event.id}/guests/remove`, { guestIds: ids })
const restore = (ids: string[]) => couple.post(`/api/events/${event.id}/guests/restore`, { guestIds: ids })
const list = async () => (await couple.get(`/api/events/${event.id}/guests`)).json
const removed = async (after = '') =>
  (await couple.get(`/api/events/${event.id}/removed-guests${after && `?after=${after}`}`)).json

test('a removed party is brought back with its link, id, position, answer and messages', async () => {
  await aGuest(event.id, { name: 'Primera' })
  const guest = await aGuest(event.id, {
    name: 'Familia Núñez',
    status: 'confirmed',
    confirmedGuests: 2,
    guestNames: ['Ana', 'Luis'],
    attendees: [{ name: 'Ana', isChild: false, menu: 'Carne', dietary: 'sin gluten' }],
    answeredAt: new Date(),
    phone: '+34600111222',
    notes: 'Mesa 3',
  })
  await aGuest(event.id, { name: 'Última' })
  await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  await database()('deliveries')
    .where({ eventId: event.id })
    .update({ status: 'delivered', sentAt: new Date() })
  const before = await list()
  expect((await remove([guest.id])).json).toEqual({ removed: 1 })
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Primera', 'Última'])
  expect((await couple.get(`/api/invitations/${event.slug}/${guest.token}`)).status).toBe(404)
  expect((await couple.get(`/api/events/${event.id}/stats`)).json.totalGuests).toBe(2)
  expect(await removed()).toMatchObject({
    total: 1,
    guests: [{ id: guest.id, name: 'Familia Núñez', group: 'Amigos', maxGuests: 2, status: 'confirmed' }],
    next: null,
  })
  expect((await restore([guest.id])).json).toEqual({ restored: 1 })
  expect(await list()).toEqual(before)
  expect((await couple.get(`/api/invitations/${event.slug}/${guest.token}`)).status).toBe(200)
  expect((await removed()).total).toBe(0)
  expect((await restore([guest.id])).json).toEqual({ restored: 0 })
})

test('many are removed and brought back in one call each, and one domain event tells of all of them', async () => {
  await database().raw(
    `insert into guests (event_id, token, "group", name)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n from generate_series(1, 300) n`,
    { eventId: event.id },
  )
  const ids = (await Guest.query().where({ eventId: event.id })).map(({ id }) => id)
  expect((await remove([...ids, crypto.randomUUID()])).json).toEqual({ removed: 300 })
  expect(await list()).toEqual([])
  expect((await restore(ids)).json).toEqual({ restored: 300 })
  expect(await list()).toHaveLength(300)
  expect(await domainEventsOf(event.id)).toEqual(['guests.removed', 'guests.restored'])
})

test('the removed are listed a page at a time, none twice and none left out', async () => {
  const ids: string[] = []
  for (let n = 0; n < 60; n++) ids.push((await aGuest(event.id, { name: `Invitado ${n}` })).id)
  await remove(ids.slice(0, 30))
  await remove(ids.slice(30))
  const first = await removed()
  const second = await removed(first.next)
  expect([first.total, first.guests.length, second.guests.length, second.next]).toEqual([60, 50, 10, null])
  const seen = [...first.guests, ...second.guests].map(({ id }: { id: string }) => id)
  expect(new Set(seen)).toEqual(new Set(ids))
  expect((await couple.get(`/api/events/${event.id}/removed-guests?after=nada`)).status).toBe(400)
})

test('a message that waited when its party was removed is not sent after it is back, and one that may have left is in doubt', async () => {
  const waiting = await aGuest(event.id)
  const leaving = await aGuest(event.id)
  await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  await database()('deliveries').where({ guestId: leaving.id }).update({ status: 'sending' })
  await remove([waiting.id, leaving.id])
  await restore([waiting.id, leaving.id])
  const states = Object.fromEntries(
    (await database()('deliveries').where({ eventId: event.id })).map(({ guestId, status }) => [
      guestId,
      status,
    ]),
  )
  expect(states).toEqual({ [waiting.id]: 'skipped', [leaving.id]: 'unknown' })
  // Whoever is in doubt is not written to again by itself.
  const again = await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  expect(again.json.totalPendingGuests).toBe(1)
})

test('a mail of a batch that was opened already may have left', async () => {
  const guest = await aGuest(event.id)
  await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  const { batchId } = await database()('deliveries').where({ guestId: guest.id }).first('batchId')
  await database()('emailBatches')
    .where({ id: batchId })
    .update({ state: 'sending', firstTriedAt: new Date() })
  await remove([guest.id])
  await restore([guest.id])
  expect(await database()('deliveries').where({ guestId: guest.id }).first('status')).toEqual({
    status: 'unknown',
  })
})

test('the plan’s limit: a removed party that was invited still counts, and takes the same place when it is back', async () => {
  await database()('events').where({ id: event.id }).update({ planType: 'essence' })
  await database().raw(
    `insert into guests (event_id, token, "group", name, email)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n, 'a' || n || '@correo.example'
     from generate_series(1, 150) n`,
    { eventId: event.id },
  )
  const [invited, other] = await Guest.query().where({ eventId: event.id }).orderBy('position')
  if (!invited || !other) throw new Error('no guests')
  await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email', guestIds: [invited.id] })
  await database()('deliveries').where({ eventId: event.id }).update({ status: 'sent' })
  const counted = async () => (await couple.get(`/api/events/${event.id}`)).json.removedInvited
  await remove([invited.id])
  expect(await counted()).toBe(1)
  await restore([invited.id])
  expect(await counted()).toBe(0)
  await remove([other.id])
  expect((await couple.post(`/api/events/${event.id}/guests`, { name: 'Otra', group: 'A' })).status).toBe(201)
  const full = await restore([other.id])
  expect([full.status, full.text]).toEqual([402, expect.stringContaining('no cabe ninguno más')])
  expect((await removed()).total).toBe(1)
})

test('a removed party is erased after 30 days, at once when asked for, and with its event', async () => {
  const [old, recent, asked] = [await aGuest(event.id), await aGuest(event.id), await aGuest(event.id)]
  await remove([old.id, recent.id, asked.id])
  const path = `/api/events/${event.id}/removed-guests/${asked.id}`
  expect((await couple.delete(path)).status).toBe(204)
  expect((await couple.delete(path)).status).toBe(404)
  const monthAgo = new Date(Date.now() - 30.1 * 86_400_000)
  await database()('removedGuests').where({ id: old.id }).update({ removedAt: monthAgo })
  expect((await removed()).guests.map(({ id }: { id: string }) => id)).toEqual([recent.id])
  await removeExpired()
  expect(await database()('removedGuests').where({ eventId: event.id }).pluck('id')).toEqual([recent.id])
  await database()('events').where({ id: event.id }).delete()
  expect(await database()('removedGuests').where({ eventId: event.id })).toEqual([])
})

test('everything in the database that belongs to a party is kept with it', async () => {
  const { rows } = await database().raw<{ rows: { table: string; column: string }[] }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.confrelid = 'guests'::regclass and c.contype = 'f'`,
  )
  expect(rows).toEqual(belongings.map((table) => ({ table, column: 'guest_id' })))
})

test('another’s parties are neither removed nor brought back nor seen', async () => {
  const theirs = await aGuest((await anOwner()).event.id)
  expect((await remove([theirs.id])).json).toEqual({ removed: 0 })
  expect(await Guest.query().findById(theirs.id)).toBeDefined()
  const stranger = await anOwner()
  const browser = client(() => app.url)
  await signIn(browser, stranger.email)
  const mine = await aGuest(event.id)
  await remove([mine.id])
  const path = `/api/events/${event.id}`
  for (const reply of [
    await browser.post(`${path}/guests/restore`, { guestIds: [mine.id] }),
    await browser.get(`${path}/removed-guests`),
    await browser.delete(`${path}/removed-guests/${mine.id}`),
  ])
    expect(reply.status).toBe(404)
  const own = `/api/events/${stranger.event.id}`
  expect((await browser.post(`${own}/guests/restore`, { guestIds: [mine.id] })).json).toEqual({ restored: 0 })
  expect((await browser.delete(`${own}/removed-guests/${mine.id}`)).status).toBe(404)
})

test('a selection of nobody, of too many or of no ids is refused in Spanish', async () => {
  for (const ids of [[], ['7'], Array.from({ length: 20_001 }, () => event.id)]) {
    const reply = await remove(ids)
    expect([reply.status, reply.text]).toEqual([400, 'Elige entre 1 y 20.000 invitados'])
  }
})
