import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnedGuest } from '../../domain/calls/guests.ts'
import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, signIn } from '../testing/factories.ts'
import { longestStall } from '../testing/longest-stall.ts'
import { testApp } from '../testing/test-app.ts'
import { aWorkbook } from './spreadsheet/a-workbook.ts'

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

const list = (query = '') => couple.get(`/api/events/${event.id}/guests${query}`)
const fill = (count: number) =>
  database().raw(
    `insert into guests (event_id, token, name, "group", max_guests, email, notes)
     select cast(:eventId as uuid), substr(md5(random()::text), 1, 10), 'Invitado ' || n, 'Amigos', 2, 'i' || n || '@correo.example', repeat('x', 100)
     from generate_series(1, cast(:count as int)) n`,
    { eventId: event.id, count },
  )

test('the bare call answers the whole list, also an empty one', async () => {
  expect((await list()).json).toEqual([])
  for (const name of ['Ana', 'Luis', 'Eva']) await aGuest(event.id, { name })
  const reply = await list()
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(reply.json.map((guest: OwnedGuest) => guest.name)).toEqual(['Ana', 'Luis', 'Eva'])
})

test('?after&limit pages, and what is removed meanwhile loses nobody', async () => {
  const made = []
  for (const name of ['Ana', 'Luis', 'Eva', 'Leo', 'Zoe']) made.push(await aGuest(event.id, { name }))
  const first: OwnedGuest[] = (await list('?limit=2')).json
  expect(first.map(({ name }) => name)).toEqual(['Ana', 'Luis'])
  await couple.delete(`/api/guests/${made[1]?.id}`)
  const second: OwnedGuest[] = (await list(`?after=${first[1]?.position}&limit=2`)).json
  expect(second.map(({ name }) => name)).toEqual(['Eva', 'Leo'])
  const last: OwnedGuest[] = (await list(`?after=${second[1]?.position}&limit=2`)).json
  expect(last.map(({ name }) => name)).toEqual(['Zoe'])
})

test.each(['?limit=0', '?limit=1001', '?limit=x', '?after=-1', '?after=1e3', '?after=1&after=2', '?after='])(
  'the page %s is refused',
  async (query) => {
    const reply = await list(query)
    expect([reply.status, reply.text]).toEqual([400, 'Esa página de la lista no existe'])
  },
)

test('one changed guest is one small answer, and nobody else’s', async () => {
  const guest = await aGuest(event.id, { name: 'Ana' })
  const reply = await couple.get(`/api/guests/${guest.id}`)
  expect(reply.json).toMatchObject({ id: guest.id, name: 'Ana', deliveries: [] })
  expect(reply.text.length).toBeLessThan(1_000)
  const stranger = client(() => app.url)
  await signIn(stranger, (await anOwner()).email)
  expect((await stranger.get(`/api/guests/${guest.id}`)).status).toBe(404)
})

test('a list of 20,000 is answered whole while the server stays free, and takes no more', async () => {
  await fill(19_999)
  const added = await couple.post(`/api/events/${event.id}/guests`, { name: 'La última', group: 'Amigos' })
  expect(added.status).toBe(201)

  const stall = longestStall()
  const response = await fetch(`${app.url}/api/events/${event.id}/guests`, {
    headers: { Cookie: [...couple.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  const pieces: string[] = []
  const decoder = new TextDecoder()
  for await (const piece of response.body ?? []) pieces.push(decoder.decode(piece, { stream: true }))
  const { longest, all } = stall()
  // In many small pieces, whatever the machine.
  expect(longest).toBeLessThan(all / 4)
  expect(JSON.parse(pieces.join(''))).toHaveLength(20_000)

  const full =
    'Una lista admite como máximo 20.000 invitaciones y en la tuya caben 0 más. Si necesitas otra cosa, escríbenos'
  const refused = await couple.post(`/api/events/${event.id}/guests`, { name: 'Una más', group: 'Amigos' })
  expect([refused.status, refused.text]).toEqual([422, full])
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await aWorkbook([['Nombre'], ['Una más']]))], 'lista.xlsx'))
  const imported = await couple.post(`/api/events/${event.id}/guests/import`, form)
  expect([imported.status, imported.text]).toEqual([422, full])
  expect(await database()('guests').where({ eventId: event.id }).count('* as n')).toEqual([{ n: 20_000 }])
})
