import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { advanceDeliveries } from '../messaging/advance-deliveries.ts'
import { announceAdvanced } from '../messaging/announce-advanced.ts'
import { Delivery } from '../messaging/delivery.ts'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const couple = client(() => app.url)
let event: Event

beforeEach(async () => {
  const owner = await anOwner()
  event = owner.event
  await signIn(couple, owner.email)
})

const historyOf = async (id: string, after?: string) =>
  (await couple.get(`/api/guests/${id}/history${after ? `?after=${after}` : ''}`)).json
const add = async (fields: object) => (await couple.post(`/api/events/${event.id}/guests`, fields)).json
const reach = (guestId: string, status: 'sent' | 'delivered' | 'opened') =>
  inTransaction(async (trx) => {
    const deliveries = await Delivery.query(trx).where({ guestId })
    const advances = deliveries.map(({ id }) => ({
      deliveryId: id,
      status,
      providerId: `p-${id}`,
      reason: null,
    }))
    await announceAdvanced(trx, await advanceDeliveries(trx, advances))
  })

test('what happened to a party stands in one timeline: added, changed, invited, delivered, opened, answered, removed, restored, by whom', async () => {
  const guest = await add({ name: 'Ana', group: 'Amigos', email: 'ana@correo.example' })
  await couple.put(`/api/guests/${guest.id}`, { name: 'Ana Ruiz', group: 'Amigos', phone: '600111222' })
  await couple.put(`/api/events/${event.id}/guests`, { guestIds: [guest.id], changes: { group: 'Familia' } })
  await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  await reach(guest.id, 'sent')
  await reach(guest.id, 'delivered')
  await reach(guest.id, 'opened')
  const headers = { 'X-Invitation-Token': guest.token }
  await client(() => app.url).post(`/api/guests/${guest.id}/rsvp`, { status: 'declined' }, headers)
  await couple.delete(`/api/guests/${guest.id}`)
  await couple.post(`/api/events/${event.id}/guests/restore`, { guestIds: [guest.id] })
  const { entries, next } = await historyOf(guest.id)
  type Entry = {
    kind: string
    by: string | null
    fields: string[] | null
    message: { status: string } | null
  }
  expect(
    (entries as Entry[]).map(({ kind, by, fields, message }) =>
      [kind, by, fields?.join(), message?.status].filter(Boolean).join(' '),
    ),
  ).toEqual([
    'restored owner',
    'removed owner',
    'answered guest',
    'message opened',
    'message delivered',
    'message sent',
    'message owner queued',
    'changed owner group',
    'changed owner name,phone',
    'added owner',
  ])
  expect(next).toBeNull()
})

test('a party of an import begins with it, and its history copies nothing personal', async () => {
  const guest = await aGuest(event.id, { name: 'Remedios Secreta' })
  await couple.put(`/api/guests/${guest.id}`, { name: 'Remedios Muy Secreta' })
  const { entries } = await historyOf(guest.id)
  expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['changed', 'imported'])
  const { rows } = await database().raw(`select data::text as data from domain_events where event_id = ?`, [
    event.id,
  ])
  expect(JSON.stringify(rows)).not.toContain('Secreta')
})

test('a long history comes a page at a time, nothing twice and nothing left out', async () => {
  const guest = await aGuest(event.id)
  for (let n = 0; n < 40; n++) await couple.put(`/api/guests/${guest.id}`, { name: `Ana ${n}` })
  const first = await historyOf(guest.id)
  const second = await historyOf(guest.id, first.next)
  expect([first.entries.length, second.entries.length, second.next]).toEqual([30, 11, null])
  const places = [...first.entries, ...second.entries].map(({ place }: { place: string }) => place)
  expect(new Set(places).size).toBe(41)
  expect(places.toSorted().toReversed()).toEqual(places)
})

test('a party among thousands that were changed at once is found in what was stored, and screens are told without names', async () => {
  const guest = await aGuest(event.id)
  await database().raw(
    `insert into guests (event_id, token, "group", name)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n from generate_series(1, 3000) n`,
    { eventId: event.id },
  )
  const ids: string[] = await database()('guests').where({ eventId: event.id }).pluck('id')
  const reply = await couple.put(`/api/events/${event.id}/guests`, {
    guestIds: ids,
    changes: { group: 'Todos' },
  })
  expect(reply.json).toEqual({ changed: 3001, refused: 0, refusals: [] })
  const { entries } = await historyOf(guest.id)
  expect(entries[0]).toMatchObject({ kind: 'changed', by: 'owner', fields: ['group'] })
})

test('another’s history is not there, and an odd page is refused', async () => {
  const theirs = await aGuest((await anOwner()).event.id)
  expect((await couple.get(`/api/guests/${theirs.id}/history`)).status).toBe(404)
  const own = await aGuest(event.id)
  for (const after of ['x', '1', `${'9'.repeat(17)}_e1`, '%00'])
    expect((await couple.get(`/api/guests/${own.id}/history?after=${after}`)).status, after).toBe(400)
})
