import { beforeAll, beforeEach, expect, test } from 'vitest'
import { noChoices } from '../../../domain/party/import/list-choices.ts'
import type { ListOutline, ReadParty } from '../../../domain/party/import/list-reading.ts'
import { emptyParty } from '../../../domain/party/party-fields.ts'
import type { Event } from '../../events/event.ts'
import { database, inTransaction } from '../../platform/database.ts'
import { client, eventually } from '../../testing/client.ts'
import { anEvent, anOwner, domainEventsOf, signIn } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { importFile } from '../../testing/upload-list.ts'
import { Guest } from '../guest.ts'
import { aWorkbook } from '../spreadsheet/a-workbook.ts'
import { importList } from './import-list.ts'

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

const upload = (bytes: Uint8Array) => importFile(couple, event.id, bytes)
const guestsOf = (of: Event) => Guest.query().where({ eventId: of.id }).orderBy('position')

test('signs that the database could take for its own are stored as they were written', async () => {
  const name = 'Ana \\N \\t Peña'
  const notes = 'Primera línea\nsegunda \\. línea\n\\N'
  const bytes = await aWorkbook([
    ['Nombre', 'Observaciones'],
    [name, notes],
  ])
  expect((await upload(bytes)).json).toMatchObject({ imported: 1, errors: [] })
  expect(await guestsOf(event)).toMatchObject([{ name, notes, email: null }])
})

test('a list of several batches is stored in its order, and a party of the first is known in the last', async () => {
  const emailOf = (name: string) => `${name.replace(' ', '.')}@correo.example`
  const names = Array.from({ length: 2_500 }, (_, index) => `Invitada ${index}`)
  const bytes = await aWorkbook([
    ['Nombre', 'Email'],
    ...[...names, 'Invitada 0'].map((name) => [name, emailOf(name)]),
  ])
  const { json } = await upload(bytes)
  expect(json).toMatchObject({ imported: 2_500, duplicates: [{ row: 2_502, name: 'Invitada 0' }] })
  expect((await guestsOf(event)).map(({ name }) => name)).toEqual(names)
})

test('a list that fails half-way adds nobody, and the next one is imported', async () => {
  const ana = {
    ...emptyParty,
    sheet: 'Hoja',
    rows: [2],
    name: 'Ana',
    group: 'Familia',
    people: [{ name: 'Ana', isChild: false }],
  }
  const of = (batches: AsyncIterable<ReadParty[]>) =>
    inTransaction((trx) => importList(trx, event.id, { outline: emptyOutline, batches }, noChoices.edits))
  const broken = (async function* () {
    yield [ana]
    throw new Error('the reader died')
  })()
  await expect(of(broken)).rejects.toThrow('the reader died')
  expect(await guestsOf(event)).toEqual([])
  const whole = (async function* () {
    yield [ana]
  })()
  await expect(of(whole)).resolves.toMatchObject({ imported: 1 })
})

test('a connection that breaks in the middle of storing leaves nothing of the import, and the next one is whole', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`Invitada ${at}`, `i${at}@correo.example`])
  const bytes = await aWorkbook([['Nombre', 'Email'], ...rows])
  const broken = upload(bytes)
  await eventually('it is storing, and its connection breaks', async () => {
    const { rows: ended } = await database().raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state = 'active' and query like 'copy %'`,
    )
    return ended.length > 0
  })
  expect((await broken).status).toBe(503)
  expect(await guestsOf(event)).toEqual([])
  expect(await database()('guest_imports').where({ eventId: event.id })).toEqual([])
  expect(await domainEventsOf(event.id)).toEqual([])
  expect((await upload(bytes)).json.imported).toBe(20_000)
}, 60_000)

const emptyOutline: ListOutline = {
  sheets: [],
  columns: [],
  layout: 'row',
  country: null,
  totals: { parties: 0, people: 0, withPhone: 0, withEmail: 0 },
  problems: [],
  unread: [],
}
