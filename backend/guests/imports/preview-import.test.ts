import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ImportPreview } from '../../../domain/calls/guest-import.ts'
import { failures, spreadsheetWrongType } from '../../../domain/failures.ts'
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

const aList = () =>
  aWorkbook([
    ['Nombre', 'Email', 'Máximo de invitados'],
    ['Ana Sol', 'ana@correo.example', 2],
    ['Familia Ruiz', '', 4],
  ])
const guestsOf = () => Guest.query().where({ eventId: event.id })

test('a look shows the parties as they will be with their people, and stores nothing', async () => {
  const reply = await previewList(couple, event.id, await aList())
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  const preview = v.parse(ImportPreview, reply.json)
  expect(preview).toMatchObject({
    totals: { parties: 2, people: 6, withEmail: 1, withPhone: 0 },
    rows: [
      { rows: [2], name: 'Ana Sol', email: 'ana@correo.example', maxGuests: 2 },
      { rows: [3], name: 'Familia Ruiz', maxGuests: 4 },
    ],
    difference: { added: 2, unchanged: 0, changed: [], gone: [] },
  })
  expect(preview.rows.map(({ people }) => people.length)).toEqual([2, 4])
  expect(await guestsOf()).toEqual([])
  expect(await domainEventsOf(event.id)).toEqual([])
  expect(await database()('guest_imports').where({ eventId: event.id })).toEqual([])
})

test('what the look shows is what comes in, people included', async () => {
  const bytes = await aList()
  const { rows } = v.parse(ImportPreview, (await previewList(couple, event.id, bytes)).json)
  expect((await importFile(couple, event.id, bytes)).json).toMatchObject({ imported: 2, people: 6 })
  const stored = await guestsOf().orderBy('position')
  expect(
    stored.map(({ name, email, maxGuests, people }) => ({
      name,
      email,
      maxGuests,
      people: people.map(({ name, isChild }) => ({ name, isChild })),
    })),
  ).toEqual(rows.map(({ name, email, maxGuests, people }) => ({ name, email, maxGuests, people })))
})

test('a pasted table is a list like a file', async () => {
  const form = new FormData()
  form.append('text', 'Nombre\tEmail\nAna Sol\tana@correo.example\nLuis Paz\t\n')
  const path = `/api/events/${event.id}/guests/import`
  expect((await couple.post(`${path}/preview`, form)).json.rows).toMatchObject([
    { name: 'Ana Sol' },
    { name: 'Luis Paz' },
  ])
  expect((await couple.post(path, form)).json).toMatchObject({ imported: 2 })
  const large = new FormData()
  large.append('text', `Nombre\n${'Ana\n'.repeat(1_400_000)}`)
  const refused = await couple.post(path, large)
  expect([refused.status, refused.text]).toEqual([413, failures['spreadsheet-too-large'][1]])
})

test('only the owner of a paid event looks at a list', async () => {
  const bytes = await aList()
  const stranger = await anOwner()
  const browser = client(() => app.url)
  await signIn(browser, stranger.email)
  expect((await previewList(browser, event.id, bytes)).status).toBe(404)
  expect(
    (
      await previewList(
        client(() => app.url),
        event.id,
        bytes,
      )
    ).status,
  ).toBe(401)
  const unpaid = await anEvent({ accountId, isPaid: false })
  const reply = await previewList(couple, unpaid.id, bytes)
  expect([reply.status, reply.text]).toEqual([
    402,
    'Activa tu evento con el plan Essence o Grand Soirée para continuar',
  ])
  expect((await previewList(couple, 'x', bytes)).status).toBe(404)
})

test('a file that is none is refused like in the import', async () => {
  const reply = await previewList(couple, event.id, Buffer.alloc(4096))
  expect([reply.status, reply.text]).toEqual([415, spreadsheetWrongType])
  expect((await couple.post(`/api/events/${event.id}/guests/import/preview`, new FormData())).status).toBe(
    422,
  )
})

const misunderstood = 'Lo que has elegido no se entiende. Vuelve a subir el archivo'
const choice = 'Esta elección no se entiende. Vuelve a subir el archivo'
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
test.each<[string, { mapping?: unknown; edits?: unknown }, string]>([
  ['no JSON', { edits: '{' }, misunderstood],
  ['nothing', { mapping: 'null' }, misunderstood],
  ['a list where an object belongs', { edits: [] }, misunderstood],
  ['an object where a list belongs', { mapping: {} }, misunderstood],
  ['an unknown meaning', { mapping: [{ sheet: 'Hoja', index: 0, field: 'mesa' }] }, choice],
  ['a column before the first', { mapping: [{ sheet: 'Hoja', index: -1, field: 'name' }] }, choice],
  ['an id that is none', { edits: { remove: ["' or 1=1"] } }, choice],
  ['a country that is none', { edits: { country: 'España' } }, choice],
  [
    'too many cells',
    { edits: { cells: Array(5_001).fill({ sheet: 'H', row: 1, index: 0, value: '' }) } },
    choice,
  ],
  ['a NUL', { edits: { cells: [{ sheet: 'H', row: 1, index: 0, value: 'Ana\0' }] } }, misunderstood],
  ['half a character', { edits: '{"answers":{"x":"\\ud800"}}' }, misunderstood],
  ['a prototype', { edits: '{"__proto__":{"cells":1},"answers":7}' }, choice],
  ['depth without end', { edits: deep }, misunderstood],
])('choices that are %s are refused and change nothing', async (_, choices, message) => {
  const bytes = await aList()
  for (const send of [previewList, importFile]) {
    const reply = await send(couple, event.id, bytes, choices)
    expect([reply.status, reply.text]).toEqual([400, message])
  }
  expect(await guestsOf()).toEqual([])
})

test('choices of more than 3 MB are refused, and so are two of one kind', async () => {
  const bytes = await aList()
  const cell = { sheet: 'H', row: 1, index: 0, value: 'x'.repeat(2_000) }
  const large = await importFile(couple, event.id, bytes, { edits: { cells: Array(1_800).fill(cell) } })
  expect([large.status, large.text]).toEqual([413, 'Lo enviado es demasiado grande'])
  const form = new FormData()
  form.append('edits', '{}')
  form.append('edits', '{}')
  form.append('file', new Blob([(await aList()) as BlobPart]), 'lista.xlsx')
  expect((await couple.post(`/api/events/${event.id}/guests/import`, form)).status).toBe(400)
  expect(await guestsOf()).toEqual([])
})

test('choices about sheets, columns and rows that do not exist do no harm', async () => {
  const edits = {
    cells: [{ sheet: 'No existe', row: 99_999, index: 99_999, value: 'Nadie' }],
    leftOut: [{ sheet: 'No existe', row: 3 }],
    answers: { nada: 'de nada' },
  }
  const mapping = [{ sheet: 'No existe', index: 3, field: 'name' }]
  const reply = await importFile(couple, event.id, await aList(), { edits, mapping })
  expect([reply.status, reply.json.imported]).toEqual([200, 2])
})

test('20,000 rows are looked at against a list of 20,000, with 5,000 mended cells, and the api goes on answering', async () => {
  const count = 20_000
  const bytes = await aWorkbook([
    ['Nombre', 'Email', 'Teléfono', 'Grupo', 'Máximo de invitados'],
    ...Array.from({ length: count }, (_, at) => [
      `Invitada Número ${at}`,
      `i${at}@correo.example`,
      `+346${10_000_000 + at}`,
      'Amigos',
      2,
    ]),
  ])
  await database().raw(
    `insert into guests (event_id, token, "group", name, email, max_guests)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitada Número ' || n, 'i' || n || '@correo.example', 1
     from generate_series(0, ${count - 2}) n`,
    { eventId: event.id },
  )
  await aGuest(event.id, { name: 'Eva Gil' })
  const edits = {
    cells: Array.from({ length: 5_000 }, (_, at) => ({
      sheet: 'Hoja1',
      row: at + 2,
      index: 3,
      value: 'Familia',
    })),
  }
  const looking = previewList(couple, event.id, bytes, { edits })
  let isLooking = true
  void looking.finally(() => {
    isLooking = false
  })
  const probe = client(() => app.url)
  let answered = 0
  while (isLooking) {
    expect((await probe.get('/healthz')).status).toBe(200)
    answered += 1
  }
  expect(answered).toBeGreaterThan(10)
  const reply = await looking
  expect(reply.status).toBe(200)
  expect(reply.json.rows).toHaveLength(count)
  expect(reply.json.difference).toMatchObject({ added: 1, unchanged: 0 })
  expect(reply.json.difference.changed).toHaveLength(count - 1)
  expect(reply.json.difference.gone).toHaveLength(1)
}, 120_000)
