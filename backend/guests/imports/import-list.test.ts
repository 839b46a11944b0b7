import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { spreadsheetWrongType } from '../../../domain/failures.ts'
import type { Event } from '../../events/event.ts'
import { client, type Reply } from '../../testing/client.ts'
import { aGuest, anEvent, anOwner, domainEventsOf, signIn } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
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

function upload(bytes: Uint8Array, name = 'lista.xlsx', to = event, field = 'file'): Promise<Reply> {
  const form = new FormData()
  form.append(field, new Blob([bytes as BlobPart]), name)
  return couple.post(`/api/events/${to.id}/guests/import`, form)
}
const randomName = () => crypto.randomUUID().replace(/[^a-f]/g, '')
const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../spreadsheet/fixtures', name))
const guestsOf = (of: Event) => Guest.query().where({ eventId: of.id }).orderBy('position')

test('an untidy list gives its good rows, and each bad one with its reason', async () => {
  const reply = await upload(fixture('lista-desordenada.xlsx'))
  expect(reply.status).toBe(200)
  expect(reply.json.imported).toBe(62)
  expect(reply.json.duplicates).toHaveLength(1)
  expect(reply.json.warnings).toHaveLength(2)
  expect(reply.json.errors).toHaveLength(3)
  for (const error of reply.json.errors)
    expect(error).toEqual({
      row: expect.any(Number),
      name: expect.any(String),
      column: expect.any(String),
      message: expect.stringMatching(/\S/),
    })
  const guests = await guestsOf(event)
  expect(guests).toHaveLength(62)
  expect(guests.filter((guest) => /total/i.test(guest.name))).toEqual([])
  expect(new Set(guests.map((guest) => guest.token)).size).toBe(62)
  expect(await domainEventsOf(event.id)).toEqual(['guests.imported'])
})

test.each([
  ['lista-limpia-150.xlsx', 150],
  ['lista-antigua.xls', 80],
])('%s gives %d guests, and none when it is imported again', async (name, count) => {
  const first = await upload(fixture(name), name)
  expect([first.status, first.json.imported, first.json.errors]).toEqual([200, count, []])
  const again = await upload(fixture(name), name)
  expect([again.json.imported, again.json.duplicates.length]).toEqual([0, count])
  expect(again.json.duplicates[0]).toEqual({ row: expect.any(Number), name: expect.any(String) })
  expect(await guestsOf(event)).toHaveLength(count)
  expect(await domainEventsOf(event.id)).toEqual(['guests.imported'])
})

test('the same list imported twice at once adds no party twice', async () => {
  const bytes = fixture('lista-limpia-150.xlsx')
  const replies = await Promise.all([upload(bytes), upload(bytes)])
  expect(replies.map((reply) => reply.json.imported).sort()).toEqual([0, 150])
  expect(await guestsOf(event)).toHaveLength(150)
})

test('each column lands in its field', async () => {
  const bytes = await aWorkbook([
    ['Nombre', 'Acompañantes', 'Móvil', 'Correo', 'Grupo', 'Intolerancias', 'Observaciones'],
    ['Familia Pérez', 3, '600 100 200', 'Perez@Correo.example', 'Familia', 'Sin gluten', 'Mesa 3'],
    ['Ana', '', '', '', '', '', ''],
  ])
  expect((await upload(bytes)).json.imported).toBe(2)
  const [perez, ana] = await guestsOf(event)
  expect(perez).toMatchObject({
    name: 'Familia Pérez',
    maxGuests: 4,
    phone: '+34600100200',
    email: 'perez@correo.example',
    group: 'Familia',
    dietaryRestrictions: 'Sin gluten',
    notes: 'Mesa 3',
    status: 'pending',
  })
  expect(ana).toMatchObject({ name: 'Ana', maxGuests: 1, group: 'Sin grupo', phone: null, email: null })
})

test('a party that is on the list already is a duplicate; its address under another name is a warning', async () => {
  await aGuest(event.id, { name: 'José  Núñez', email: 'jose@correo.example' })
  const bytes = await aWorkbook([
    ['Nombre', 'Email'],
    ['jose nuñez', 'JOSE@correo.example'],
    ['Marta', 'jose@correo.example'],
    ['Marta', 'jose@correo.example'],
  ])
  expect((await upload(bytes)).json).toMatchObject({
    imported: 1,
    duplicates: [
      { row: 2, name: 'jose nuñez' },
      { row: 4, name: 'Marta' },
    ],
    warnings: [{ row: 3, message: '«Marta» tiene el mismo email que «José  Núñez»' }],
    errors: [],
  })
})

test('a list beyond what Essence holds changes nothing, and is told how many still fit', async () => {
  const essence = await anEvent({ accountId, planType: 'essence' })
  await aGuest(essence.id)
  const reply = await upload(fixture('lista-limpia-150.xlsx'), 'lista.xlsx', essence)
  expect([reply.status, reply.text]).toEqual([
    402,
    'El plan Essence admite hasta 150 invitados: caben 149 más. Con Grand Soirée no hay límite',
  ])
  expect(await guestsOf(essence)).toHaveLength(1)
  expect(await domainEventsOf(essence.id)).toEqual([])
})

test('a full Essence list may still be imported again: nothing is added', async () => {
  const essence = await anEvent({ accountId, planType: 'essence' })
  const bytes = fixture('lista-limpia-150.xlsx')
  expect((await upload(bytes, 'lista.xlsx', essence)).json.imported).toBe(150)
  expect((await upload(bytes, 'lista.xlsx', essence)).json).toMatchObject({ imported: 0 })
})

test('an unpaid event imports nothing', async () => {
  const unpaid = await anEvent({ accountId, isPaid: false })
  const reply = await upload(fixture('lista-limpia-150.xlsx'), 'lista.xlsx', unpaid)
  expect([reply.status, reply.text]).toEqual([
    402,
    'Activa tu evento con el plan Essence o Grand Soirée para continuar',
  ])
})

const unreadable =
  'No se puede leer el archivo: parece dañado. Ábrelo en Excel, LibreOffice o Google, guárdalo otra vez como .xlsx y súbelo'
const tooLarge =
  'El archivo es demasiado grande: como máximo 5 MB y 20.000 filas. Si tu lista es más corta, cópiala en una hoja nueva y súbela'
const empty = 'El archivo está vacío. Comprueba que lo has guardado y súbelo otra vez'
const binary = Buffer.from('MZ\0\0\x03programa', 'latin1')
const cut = fixture('lista-limpia-150.xlsx').subarray(0, 3000)
test.each([
  ['a program', binary, 'lista.csv', 415, spreadsheetWrongType],
  ['a name without its content', Buffer.alloc(4096), 'lista.xlsx', 415, spreadsheetWrongType],
  ['an empty file', Buffer.alloc(0), 'lista.xlsx', 422, empty],
  ['a file that broke off', cut, 'lista.xlsx', 422, unreadable],
  ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'lista.xlsx', 413, tooLarge],
  ['far more than 5 MB', Buffer.alloc(6 * 1024 * 1024), 'lista.xlsx', 413, tooLarge],
])('%s is refused', async (_, bytes, name, status, message) => {
  const reply = await upload(bytes, name)
  expect([reply.status, reply.text]).toEqual([status, message])
  expect(await guestsOf(event)).toEqual([])
})

test('a call without a file, or with something else, is refused', async () => {
  const path = `/api/events/${event.id}/guests/import`
  const missing = await couple.post(path, new FormData())
  expect([missing.status, missing.text]).toEqual([422, 'Elige un archivo'])
  const text = new FormData()
  text.append('file', 'no soy un archivo')
  expect((await couple.post(path, text)).status).toBe(422)
  expect((await couple.post(path, {})).status).toBe(415)
  expect((await couple.post(path)).status).toBe(415)
  const broken = await couple.post(path, 'basura', { 'Content-Type': 'multipart/form-data; boundary=x' })
  expect(broken.status).toBe(422)
  const unbounded = await couple.post(path, 'basura', { 'Content-Type': 'multipart/form-data' })
  expect(unbounded.status).toBe(422)
})

test('no upload leaves a copy on disk, not even one under another field’s name', async () => {
  const bytes = await aWorkbook([['Nombre'], [`Ana ${randomName()}`]])
  expect((await upload(bytes)).json.imported).toBe(1)
  expect((await upload(bytes, 'lista.xlsx', event, 'otro')).status).toBe(422)
  const copies = readdirSync(tmpdir(), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[0-9a-z]{20,}$/.test(entry.name))
    .filter(({ name }) => bytes.equals(readFileSync(join(tmpdir(), name))))
  expect(copies).toEqual([])
})
