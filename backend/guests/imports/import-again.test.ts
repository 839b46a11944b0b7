import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ImportPreview } from '../../../domain/calls/guest-import.ts'
import type { Event } from '../../events/event.ts'
import { database } from '../../platform/database.ts'
import { client } from '../../testing/client.ts'
import { aGuest, anEvent, anOwner, domainEventsOf, signIn } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { importFile, previewList } from '../../testing/upload-list.ts'
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
const header: Row = ['Nombre', 'Teléfono', 'Máximo de invitados', 'Grupo']
const first: Row[] = [
  ['Ana Sol', '600100200', 2, 'Amigos'],
  ['Luis Paz', '600100300', 1, 'Trabajo'],
  ['Familia Ruiz', '', 4, 'Familia'],
  ['Eva Gil', '600100500', 1, 'Amigos'],
]
/** Ana's phone and seats mended, Eva left out, Pau new. */
const corrected: Row[] = [
  ['Ana Sol', '600100201', 3, 'Amigos'],
  ['Luis Paz', '600100300', 1, 'Trabajo'],
  ['Familia Ruiz', '', 4, 'Familia'],
  ['Pau Mas', '600100600', 1, 'Amigos'],
]
const book = (rows: Row[]) => aWorkbook([header, ...rows])
const guests = () => Guest.query().where({ eventId: event.id }).orderBy('position')
const guest = async (name: string) => {
  const found = await Guest.query().findOne({ eventId: event.id, name })
  if (!found) throw new Error(`${name} is not on the list`)
  return found
}
const look = async (rows: Row[]): Promise<ImportPreview['difference']> =>
  (await previewList(couple, event.id, await book(rows))).json.difference
const bring = async (rows: Row[], edits?: object) =>
  (await importFile(couple, event.id, await book(rows), { edits })).json

test('a corrected list shows what is new, changed from what to what, and gone', async () => {
  await bring(first)
  const [ana, eva] = [await guest('Ana Sol'), await guest('Eva Gil')]
  expect(await look(corrected)).toEqual({
    added: 1,
    unchanged: 2,
    changed: [
      {
        guestId: ana.id,
        row: 2,
        name: 'Ana Sol',
        changes: [
          { field: 'phone', from: '+34600100200', to: '+34600100201' },
          { field: 'maxGuests', from: '2', to: '3' },
        ],
      },
    ],
    gone: [{ guestId: eva.id, name: 'Eva Gil', hasAnswered: false }],
    listVersion: expect.any(Number),
  })
})

test('the same list again is no difference, and nothing is stored by a look', async () => {
  await bring(first)
  const before = await guests()
  expect(await look(first)).toMatchObject({ added: 0, unchanged: 4, changed: [], gone: [] })
  await look(corrected)
  expect(await guests()).toEqual(before)
  expect(await domainEventsOf(event.id)).toEqual(['guests.imported'])
})

test('by default a corrected list adds what is new, and changes and removes nothing', async () => {
  await bring(first)
  const before = await guests()
  const report = await bring(corrected)
  expect(report).toMatchObject({ imported: 1, people: 1, updated: 0, removed: 0, kept: [] })
  expect(report.duplicates.map(({ name }: { name: string }) => name)).toEqual([
    'Ana Sol',
    'Luis Paz',
    'Familia Ruiz',
  ])
  expect((await guests()).slice(0, 4)).toEqual(before)
})

test('what is chosen is changed and removed, with the same link and seats that stay whose they are', async () => {
  await bring(first)
  const [ana, eva] = [await guest('Ana Sol'), await guest('Eva Gil')]
  const { listVersion } = await look(corrected)
  const edits = { update: [ana.id], remove: [eva.id], listVersion }
  expect(await bring(corrected, edits)).toMatchObject({ imported: 1, updated: 1, removed: 1, kept: [] })
  const changed = await guest('Ana Sol')
  expect(changed).toMatchObject({ id: ana.id, token: ana.token, phone: '+34600100201', maxGuests: 3 })
  expect(changed.people.slice(0, 2)).toEqual(ana.people)
  expect(changed.people[2]).toEqual({ id: expect.any(String), name: null, isChild: false })
  expect((await guests()).map(({ name }) => name)).toEqual(['Ana Sol', 'Luis Paz', 'Familia Ruiz', 'Pau Mas'])
  expect(await domainEventsOf(event.id)).toEqual([
    'guests.imported',
    'guests.removed',
    'guests.changed',
    'guests.imported',
  ])
})

test('a blank in the file takes nothing from the list', async () => {
  await bring(first)
  const ana = await guest('Ana Sol')
  await couple.put(`/api/guests/${ana.id}`, { notes: 'Mesa 3', email: 'ana@correo.example', group: 'Coro' })
  const bytes = await aWorkbook([
    ['Nombre', 'Teléfono', 'Email', 'Grupo'],
    ...first.map(([n, p]) => [n ?? '', p ?? '', '', '']),
  ])
  const { difference } = (await previewList(couple, event.id, bytes)).json
  expect(difference).toMatchObject({ added: 0, unchanged: 4, changed: [], gone: [] })
})

test('seats below those who confirmed are refused by name, and the rest is imported', async () => {
  await bring(first)
  const ruiz = await guest('Familia Ruiz')
  await couple.put(`/api/guests/${ruiz.id}/rsvp`, { status: 'confirmed', confirmedGuests: 4 })
  const [ana] = [await guest('Ana Sol')]
  const fewer = corrected.map((row) => (row[0] === 'Familia Ruiz' ? ['Familia Ruiz', '', 2, 'Familia'] : row))
  const answered = await guest('Familia Ruiz')
  const report = await bring(fewer, { update: [ruiz.id, ana.id] })
  expect(report).toMatchObject({
    imported: 1,
    updated: 1,
    kept: [{ name: 'Familia Ruiz', reason: 'Ya han confirmado 4 y en el archivo hay 2' }],
  })
  expect(await guest('Familia Ruiz')).toEqual(answered)
})

test('what a guest answered stays: names and diets are not taken from the file', async () => {
  await bring(first)
  const ana = await guest('Ana Sol')
  await couple.put(`/api/guests/${ana.id}/rsvp`, {
    status: 'confirmed',
    attendees: [{ name: 'Ana Sol' }, { name: 'Marc' }],
    dietaryRestrictions: 'Celíaca',
  })
  const before = await guest('Ana Sol')
  const bytes = await aWorkbook([[...header, 'Intolerancias'], ...corrected.map((row) => [...row, 'Vegana'])])
  await importFile(couple, event.id, bytes, { edits: { update: [ana.id] } })
  const after = await guest('Ana Sol')
  expect(after).toMatchObject({
    dietaryRestrictions: before.dietaryRestrictions,
    attendees: before.attendees,
    phone: '+34600100201',
    maxGuests: 3,
  })
  expect(after.people.slice(0, 2)).toEqual(before.people)
})

test('who answered or was written to is not removed, and is named', async () => {
  await bring(first)
  const [ana, luis, ruiz] = [await guest('Ana Sol'), await guest('Luis Paz'), await guest('Familia Ruiz')]
  await couple.put(`/api/guests/${ana.id}/rsvp`, { status: 'declined' })
  await Guest.query().findById(luis.id).patch({ email: 'luis@correo.example' })
  await couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  const report = await bring([['Otra', '', 1, '']], { remove: [ana.id, luis.id, ruiz.id] })
  expect(report).toMatchObject({
    imported: 1,
    removed: 1,
    kept: [
      { name: 'Ana Sol', reason: 'Ya ha respondido' },
      { name: 'Luis Paz', reason: 'Ya se le ha enviado la invitación' },
    ],
  })
  expect((await guests()).map(({ name }) => name)).toEqual(['Ana Sol', 'Luis Paz', 'Eva Gil', 'Otra'])
})

test('what somebody changed since the look is left as it is, and named', async () => {
  await bring(first)
  const [ana, eva] = [await guest('Ana Sol'), await guest('Eva Gil')]
  const { listVersion } = await look(corrected)
  await couple.put(`/api/guests/${ana.id}`, { phone: '+34600999999' })
  await couple.put(`/api/events/${event.id}/guests`, { guestIds: [eva.id], changes: { group: 'Coro' } })
  const report = await bring(corrected, { update: [ana.id], remove: [eva.id], listVersion })
  expect(report).toMatchObject({
    imported: 1,
    updated: 0,
    removed: 0,
    kept: [
      { name: 'Ana Sol', reason: 'Se ha cambiado entretanto' },
      { name: 'Eva Gil', reason: 'Se ha cambiado entretanto' },
    ],
  })
  expect(await guest('Ana Sol')).toMatchObject({ phone: '+34600999999' })
})

test('other people’s guests in update and remove are never touched', async () => {
  await bring(first)
  const other = await anOwner()
  const theirs = await aGuest(other.event.id, { name: 'Ana Sol' })
  const own = await anEvent({ accountId })
  const elsewhere = await aGuest(own.id, { name: 'Eva Gil' })
  const ids = [theirs.id, elsewhere.id, crypto.randomUUID()]
  const report = await bring(corrected, { update: ids, remove: ids })
  expect(report).toMatchObject({ imported: 1, updated: 0, removed: 0, kept: [] })
  expect(await Guest.query().findByIds([theirs.id, elsewhere.id]).orderBy('id')).toEqual(
    [theirs, elsewhere].sort((one, two) => (one.id < two.id ? -1 : 1)),
  )
})

test('an import that removes makes room in a full Essence list; without it all is refused', async () => {
  event = await anEvent({ accountId, planType: 'essence' })
  await bring(first)
  await database().raw(
    `insert into guests (event_id, token, "group", name)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n from generate_series(1, 146) n`,
    { eventId: event.id },
  )
  const before = await guests()
  const refused = await importFile(couple, event.id, await book(corrected), {
    edits: { update: [(await guest('Ana Sol')).id] },
  })
  expect([refused.status, refused.text]).toEqual([
    402,
    'El plan Essence admite hasta 150 invitados: no cabe ninguno más. Con Grand Soirée no hay límite',
  ])
  expect(await guests()).toEqual(before)
  const { id } = await guest('Invitado 1')
  const more = [...first, ['Pau Mas', '600100600', 1, 'Amigos']]
  expect(await bring(more, { remove: [id] })).toMatchObject({ imported: 1, removed: 1 })
  expect(await guests()).toHaveLength(150)
})

test('a list imported while another tab removes parties leaves each once, or not at all', async () => {
  await bring(first)
  const all = await guests()
  const remove = couple.post(`/api/events/${event.id}/guests/remove`, { guestIds: all.map(({ id }) => id) })
  const [again, removed] = await Promise.all([bring(first), remove])
  expect(removed.status).toBe(200)
  expect([0, 4]).toContain(again.imported)
  expect(await guests()).toHaveLength(again.imported)
})
