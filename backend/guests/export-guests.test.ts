import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const couple = client(() => app.url)
let accountId = ''
let event: Event
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  event = await anEvent({ accountId })
})

/** The download's bytes and headers. */
async function download(path: string) {
  const cookie = [...couple.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(app.url + path, { headers: { Cookie: cookie } })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

function importInto(into: Event, bytes: Uint8Array) {
  const form = new FormData()
  form.append('file', new Blob([bytes as BlobPart]), 'invitados.xlsx')
  return couple.post(`/api/events/${into.id}/guests/import`, form)
}

test('the export is named with the slug, and can be imported again: nothing is new', async () => {
  await aGuest(event.id, { name: 'Familia Núñez', phone: '+34600100200', maxGuests: 4, notes: 'Mesa 3' })
  await aGuest(event.id, { status: 'confirmed', confirmedGuests: 2, guestNames: ['Ana', 'Luis'] })
  await aGuest(event.id, { email: null, status: 'declined' })
  const file = await download(`/api/events/${event.id}/export`)
  expect(file).toMatchObject({ status: 200, type: xlsx })
  expect(file.name).toBe(`attachment; filename="invitados-${event.slug}.xlsx"`)
  const again = await importInto(event, file.bytes)
  expect(again.json).toMatchObject({ imported: 0, errors: [] })
  expect(again.json.duplicates).toHaveLength(3)
})

test('another event can start from the export', async () => {
  await aGuest(event.id, { name: 'Familia Núñez', phone: '+34600100200', maxGuests: 4, group: 'Familia' })
  const file = await download(`/api/events/${event.id}/export`)
  const other = await anEvent({ accountId })
  expect((await importInto(other, file.bytes)).json).toMatchObject({ imported: 1, errors: [] })
  expect((await couple.get(`/api/events/${other.id}/guests`)).json[0]).toMatchObject({
    name: 'Familia Núñez',
    phone: '+34600100200',
    maxGuests: 4,
    group: 'Familia',
    status: 'pending',
  })
})

test('an empty list exports, and so does one that takes several pages to read', async () => {
  expect((await download(`/api/events/${event.id}/export`)).status).toBe(200)
  await database().raw(
    `insert into guests (event_id, token, "group", name) select ?, 'p' || n, 'Amigos', 'Invitado ' || n from generate_series(1, 2001) n`,
    [event.id],
  )
  const csv = await download(`/api/events/${event.id}/export.csv`)
  const lines = new TextDecoder().decode(csv.bytes).trim().split('\r\n')
  expect(lines).toHaveLength(2002)
  expect(new Set(lines).size).toBe(2002)
})

test('the export is for every plan, the CSV for Grand Soirée', async () => {
  const essence = await anEvent({ accountId, planType: 'essence' })
  expect((await download(`/api/events/${essence.id}/export`)).status).toBe(200)
  const refused = await couple.get(`/api/events/${essence.id}/export.csv`)
  expect([refused.status, refused.text]).toEqual([402, 'Disponible con el plan Grand Soirée'])
  const unpaid = await anEvent({ accountId, isPaid: false })
  expect((await couple.get(`/api/events/${unpaid.id}/export.csv`)).status).toBe(402)
})

test('the CSV opens in Excel, and no name in it can be a formula', async () => {
  await aGuest(event.id, { name: '=HYPERLINK("https://ajena.example")', group: 'Ñoños; "de siempre"' })
  const file = await download(`/api/events/${event.id}/export.csv`)
  expect(file).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' })
  expect(file.name).toBe(`attachment; filename="invitados-${event.slug}.csv"`)
  expect([...file.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(file.bytes)
  expect(text).toContain('"Ñoños; ""de siempre"""')
  expect(text).not.toMatch(/(^|[\r\n;,"])=HYPERLINK/)
})

test('the template is for whoever has paid, and gives the guests of its examples or none', async () => {
  const file = await download('/api/excel-template')
  expect(file).toMatchObject({
    status: 200,
    type: xlsx,
    name: 'attachment; filename="plantilla-invitados.xlsx"',
  })
  expect((await importInto(event, file.bytes)).status).toBe(200)
})

test('the template needs a paid event', async () => {
  const { email } = await anOwner({ isPaid: false })
  const unpaid = client(() => app.url)
  await signIn(unpaid, email)
  const reply = await unpaid.get('/api/excel-template')
  expect([reply.status, reply.text]).toEqual([
    402,
    'Activa tu evento con el plan Essence o Grand Soirée para continuar',
  ])
})
