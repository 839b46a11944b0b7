import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Event } from '../../events/event.ts'
import { database } from '../../platform/database.ts'
import { removeExpired } from '../../retention/remove-expired.ts'
import { client } from '../../testing/client.ts'
import { aGuest, anEvent, anOwner, domainEventsOf, signIn } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { importFile } from '../../testing/upload-list.ts'
import { Guest } from '../guest.ts'
import { aWorkbook } from '../spreadsheet/a-workbook.ts'

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

type Row = (string | number)[]
const header: Row = ['Nombre', 'Email', 'Máximo de invitados']
const first: Row[] = [
  ['Ana Sol', 'ana@correo.example', 2],
  ['Luis Paz', 'luis@correo.example', 1],
  ['Familia Ruiz', 'ruiz@correo.example', 4],
]
const corrected: Row[] = [
  ['Ana Sol', 'ana@correo.example', 3],
  ['Familia Ruiz', 'ruiz@correo.example', 4],
  ['Pau Mas', 'pau@correo.example', 1],
]
const bring = async (rows: Row[], edits?: object) =>
  (await importFile(couple, event.id, await aWorkbook([header, ...rows]), { edits })).json
const undo = (importId: string, of = event) =>
  couple.delete(`/api/events/${of.id}/guests/imports/${importId}`)
const guests = () => Guest.query().where({ eventId: event.id }).orderBy('position')
const guest = async (name: string) => {
  const found = await Guest.query().findOne({ eventId: event.id, name })
  if (!found) throw new Error(`${name} is not on the list`)
  return found
}
const last = async () => (await couple.get(`/api/events/${event.id}/guests/imports/last`)).json.lastImport
const age = (importId: string, interval: string) =>
  database()('guest_imports')
    .where({ id: importId })
    .update({ createdAt: database().raw('now() - cast(? as interval)', interval) })

test('an import is undone: what it added is gone, and what stood there before stays', async () => {
  const before = await aGuest(event.id, { name: 'De antes' })
  const { importId } = await bring(first)
  expect(await last()).toEqual({
    importId,
    importedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    imported: 3,
    updated: 0,
    removed: 0,
  })
  const reply = await undo(importId)
  expect([reply.status, reply.json]).toEqual([200, { removed: 3, restored: 0, kept: [] }])
  expect(await guests()).toEqual([before])
  expect(await last()).toBeNull()
  expect(await domainEventsOf(event.id)).toEqual(['guests.imported', 'guests.import-undone'])
})

test('what an import changed and removed is as it was: values, seats, link, id and place', async () => {
  await bring(first)
  const before = await guests()
  const [ana, luis] = [await guest('Ana Sol'), await guest('Luis Paz')]
  const report = await bring(corrected, { update: [ana.id], remove: [luis.id] })
  expect(report).toMatchObject({ imported: 1, updated: 1, removed: 1 })
  expect(await last()).toMatchObject({ importId: report.importId, imported: 1, updated: 1, removed: 1 })
  expect((await undo(report.importId)).json).toEqual({ removed: 1, restored: 2, kept: [] })
  expect(await guests()).toEqual(before)
})

test('two imports are undone one after the other, the newest first', async () => {
  const one = await bring(first)
  const two = await bring(corrected, { update: [(await guest('Ana Sol')).id] })
  await undo(two.importId)
  expect(await last()).toMatchObject({ importId: one.importId })
  expect((await undo(one.importId)).json).toEqual({ removed: 3, restored: 0, kept: [] })
  expect(await guests()).toEqual([])
})

test('a second undo finds nothing, and two at once undo it once', async () => {
  const { importId } = await bring(first)
  const replies = await Promise.all([undo(importId), undo(importId)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  const again = await undo(importId)
  expect([again.status, again.text]).toEqual([404, 'Esta importación no existe o ya se ha deshecho'])
  expect((await domainEventsOf(event.id)).filter((type) => type === 'guests.import-undone')).toHaveLength(1)
})

test('who has answered, was written to or was changed since stays, by name and with the reason', async () => {
  const rows: Row[] = [...first, ['Eva Gil', '', 1], ['Pau Mas', '', 1]]
  const { importId } = await bring(rows)
  const [ana, eva] = [await guest('Ana Sol'), await guest('Eva Gil')]
  await couple.put(`/api/guests/${ana.id}/rsvp`, { status: 'confirmed', confirmedGuests: 2 })
  const luis = await guest('Luis Paz')
  await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email', guestIds: [luis.id] })
  await couple.put(`/api/guests/${eva.id}`, { notes: 'Mesa 3' })
  const { json } = await undo(importId)
  expect(json.kept).toEqual([
    { name: 'Ana Sol', reason: 'Ya ha respondido' },
    { name: 'Luis Paz', reason: 'Ya se le ha enviado la invitación' },
    { name: 'Eva Gil', reason: 'Se ha cambiado entretanto' },
  ])
  expect((await guests()).map(({ name }) => name)).toEqual(
    json.kept.map(({ name }: { name: string }) => name),
  )
})

test('a party that was changed and has answered since keeps the file’s values and its answer', async () => {
  await bring(first)
  const ana = await guest('Ana Sol')
  const { importId } = await bring(corrected, { update: [ana.id] })
  await couple.put(`/api/guests/${ana.id}/rsvp`, { status: 'confirmed', confirmedGuests: 3 })
  const answered = await guest('Ana Sol')
  expect((await undo(importId)).json).toEqual({
    removed: 1,
    restored: 0,
    kept: [{ name: 'Ana Sol', reason: 'Ya ha respondido' }],
  })
  expect(await guest('Ana Sol')).toEqual(answered)
})

test('a party that had answered before is changed back with its answer', async () => {
  await bring(first)
  const ana = await guest('Ana Sol')
  await couple.put(`/api/guests/${ana.id}/rsvp`, { status: 'confirmed', confirmedGuests: 1 })
  const before = await guest('Ana Sol')
  const { importId } = await bring(corrected, { update: [ana.id] })
  expect((await undo(importId)).json).toMatchObject({ removed: 1, restored: 1, kept: [] })
  expect(await guest('Ana Sol')).toEqual(before)
})

test('an import of 25 hours ago is not undone', async () => {
  const { importId } = await bring(first)
  await age(importId, '25 hours')
  const reply = await undo(importId)
  expect([reply.status, reply.text]).toEqual([
    409,
    'Una importación se puede deshacer durante las 24 horas siguientes',
  ])
  expect(await guests()).toHaveLength(3)
  expect(await last()).toBeNull()
  await age(importId, '23 hours 59 minutes')
  expect((await undo(importId)).status).toBe(200)
})

test('another’s import, one of another event and none at all are not there', async () => {
  const { importId } = await bring(first)
  const stranger = await anOwner()
  const browser = client(() => app.url)
  await signIn(browser, stranger.email)
  const paths = [
    `/api/events/${event.id}/guests/imports/${importId}`,
    `/api/events/${stranger.event.id}/guests/imports/${importId}`,
  ]
  for (const path of paths) expect((await browser.delete(path)).status).toBe(404)
  expect((await browser.get(`/api/events/${event.id}/guests/imports/last`)).status).toBe(404)
  expect((await undo(importId, await anEvent({ accountId }))).status).toBe(404)
  for (const id of [crypto.randomUUID(), 'x', '%00']) expect((await undo(id)).status).toBe(404)
  expect((await client(() => app.url).delete(paths[0] ?? '')).status).toBe(401)
  expect(await guests()).toHaveLength(3)
})

test('an undo beside an answer: either the answer stays with its party, or there is no such invitation any more', async () => {
  for (let round = 0; round < 6; round++) {
    const { importId } = await bring(first)
    const { id, token } = await guest('Ana Sol')
    const headers = { 'X-Invitation-Token': token }
    const [answer, undone] = await Promise.all([
      client(() => app.url).post(`/api/guests/${id}/rsvp`, { status: 'declined' }, headers),
      undo(importId),
    ])
    expect(undone.status).toBe(200)
    const left = await guests()
    if (answer.status === 200) expect(left).toMatchObject([{ id, status: 'declined' }])
    else expect([answer.status, left]).toEqual([404, []])
    await Guest.query().where({ eventId: event.id }).delete()
  }
})

test('an undo beside a sending: who is written to stays, nobody else is written to', async () => {
  for (let round = 0; round < 6; round++) {
    const { importId } = await bring(first)
    const [sent, undone] = await Promise.all([
      couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' }),
      undo(importId),
    ])
    expect([sent.status, undone.status]).toEqual([200, 200])
    const left = (await guests()).map(({ id }) => id).sort()
    const writtenTo = await database()('deliveries').where({ eventId: event.id }).pluck('guest_id')
    expect(left).toEqual(writtenTo.sort())
    expect([0, 3]).toContain(left.length)
    await Guest.query().where({ eventId: event.id }).delete()
  }
})

test('who was removed comes back as far as the plan has room, and the others are named', async () => {
  event = await anEvent({ accountId, planType: 'essence' })
  await bring(first)
  const [ana, luis] = [await guest('Ana Sol'), await guest('Luis Paz')]
  const { importId } = await bring([first[2] ?? []], { remove: [ana.id, luis.id] })
  await database().raw(
    `insert into guests (event_id, token, "group", name)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n from generate_series(1, 148) n`,
    { eventId: event.id },
  )
  expect((await undo(importId)).json).toEqual({
    removed: 0,
    restored: 1,
    kept: [{ name: 'Luis Paz', reason: 'Ya no cabe en la lista' }],
  })
  expect(await guests()).toHaveLength(150)
})

test('what an import changed is kept for a day and no longer, and goes with its event', async () => {
  const kept = () => database()('guest_import_updates').whereRaw(`former ->> 'email' = 'ana@correo.example'`)
  await bring(first)
  const { importId } = await bring(corrected, { update: [(await guest('Ana Sol')).id] })
  expect(await kept()).toHaveLength(1)
  await database().raw(`update guest_import_updates set created_at = now() - interval '23 hours'`)
  await removeExpired()
  expect(await kept()).toHaveLength(1)
  await database().raw(`update guest_import_updates set created_at = now() - interval '24 hours'`)
  await removeExpired()
  expect(await kept()).toEqual([])
  await database()('events').where({ id: event.id }).delete()
  expect(await database()('guest_imports').where({ id: importId })).toEqual([])
})

test('an import of 20,000 parties is undone, also where the statistics tell of a handful', async () => {
  await database().raw(
    `insert into guests (event_id, token, "group", name)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Antes ' || n from generate_series(1, 100) n`,
    { eventId: event.id },
  )
  const rows = Array.from({ length: 19_900 }, (_, at): Row => [`Invitada ${at}`, `i${at}@correo.example`, 2])
  const { importId } = await bring(rows)
  // As an analysis of a table leaves them from which most rows had been removed.
  await database().raw(`update pg_class set reltuples = 10, relpages = 1000 where oid = 'guests'::regclass`)
  expect((await undo(importId)).json).toEqual({ removed: 19_900, restored: 0, kept: [] })
  expect(await guests()).toHaveLength(100)
}, 60_000)
