import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { peopleOf } from '../../domain/party/people-of.ts'
import type { Seat } from '../../domain/party/seats.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { findCatererSheet } from '../statistics/caterer-sheet/find-sheet.ts'
import { findStatistics } from '../statistics/find-statistics.ts'
import { urlOf } from '../testing/fresh-database.ts'
import { migrations } from './index.ts'

const name = '202611220330-give-parties-people'
const earlier = Object.fromEntries(Object.entries(migrations).slice(0, Object.keys(migrations).indexOf(name)))
/** Later ones that touch no party, but that the figures are read from. */
const busTrips = '202611224300-list-bus-trips'
const before = { ...earlier, [busTrips]: migrations[busTrips] as (typeof migrations)[string] }
const through = { ...before, [name]: migrations[name] as (typeof migrations)[string] }
let url = ''
let knex: Knex
async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('databaseServer') })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
const database = `before_people_${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  url = urlOf(inject('databaseServer'), database)
  await asAdmin(`create database ${database}`)
  knex = connectDatabase(url, 3)
  await migrate(knex, url, before)
})
afterAll(async () => {
  await disconnectDatabase()
  await asAdmin(`drop database ${database} with (force)`)
})
type Old = {
  name: string
  maxGuests: number
  status?: 'confirmed' | 'declined'
  confirmedGuests?: number
  guestNames?: unknown
  attendees?: unknown
  dietaryRestrictions?: string
}
const attendee = (who: string, fields: object = {}) => ({
  name: who,
  isChild: false,
  menu: null,
  dietary: null,
  ...fields,
})
const came = (confirmedGuests: number, fields: Partial<Old>): Partial<Old> => ({
  status: 'confirmed',
  confirmedGuests,
  ...fields,
})

/** Parties as the version before has them, odd ones among them, with the people that they become. */
const parties: [Old, (string | null)[]][] = [
  [{ name: 'Ana Ruiz', maxGuests: 3 }, ['Ana Ruiz', null, null]],
  [{ name: 'Ana y Luis', maxGuests: 2 }, ['Ana', 'Luis']],
  [{ name: 'José Ortega y Gasset', maxGuests: 1 }, ['José Ortega y Gasset']],
  [{ name: 'Familia Gil', maxGuests: 4 }, [null, null, null, null]],
  [{ name: 'Eva Sanz', maxGuests: 2, status: 'declined' }, ['Eva Sanz', null]],
  [{ name: 'x'.repeat(160), maxGuests: 1 }, [null]],
  [
    {
      name: 'Familia Sol',
      maxGuests: 4,
      ...came(3, {
        attendees: [
          attendee('Rosa Sol', { menu: 'Carne' }),
          attendee('Leo', { isChild: true, dietary: 'celíaco' }),
          attendee(''),
        ],
        guestNames: ['Rosa Sol', 'Leo', ''],
        dietaryRestrictions: 'Leo: celíaco',
      }),
    },
    ['Rosa Sol', 'Leo', null, null],
  ],
  // Names without attendees, as the plainer form of the call has them.
  [
    { name: 'Pau Mir', maxGuests: 3, ...came(2, { guestNames: ['Pau Mir', 'la niña'] }) },
    ['Pau Mir', 'la niña', null],
  ],
  // More people than names.
  [
    { name: 'Iván Mas', maxGuests: 4, ...came(4, { guestNames: ['Iván Mas'] }) },
    ['Iván Mas', null, null, null],
  ],
  [{ name: 'Nadie', maxGuests: 2, ...came(2, { guestNames: [] }) }, ['Nadie', null]],
  // Equal names, blank ones, a household's own name, two people's.
  [{ name: 'Ana', maxGuests: 3, ...came(3, { guestNames: ['Ana', 'Ana', ' '] }) }, ['Ana', 'Ana', null]],
  [{ name: 'Familia Paz', maxGuests: 2, ...came(2, { guestNames: ['Familia Paz', 'Eva'] }) }, [null, 'Eva']],
  [
    { name: 'Ana y Luis', maxGuests: 2, ...came(2, { attendees: [attendee('Ana y Luis'), attendee('')] }) },
    ['Ana', 'Luis'],
  ],
  [{ name: 'Ana', maxGuests: 2, ...came(1, { attendees: [attendee('Marta')] }) }, ['Marta', 'Ana']],
  // What no version should have written.
  [
    { name: 'Mucha Gente', maxGuests: 1, ...came(1, { attendees: [attendee('Uno'), attendee('Dos')] }) },
    ['Uno'],
  ],
  [{ name: 'Sin Nombre', maxGuests: 2, ...came(1, { attendees: [{ name: null }] }) }, ['Sin Nombre', null]],
  [{ name: 'Ni Lista', maxGuests: 1, ...came(1, { guestNames: { a: 1 } }) }, ['Ni Lista']],
  [
    { name: 'Quince', maxGuests: 15, ...came(15, { guestNames: Array(15).fill('Eva') }) },
    Array(15).fill('Eva'),
  ],
]

/** An event of the version before with these parties, and its id. */
async function aFilledEvent(): Promise<string> {
  const [account] = await knex('accounts')
    .insert({ email: `${randomUUID()}@correo.example`, passwordHash: '-' })
    .returning('id')
  const [event] = await knex('events')
    .insert({
      accountId: account.id,
      slug: randomUUID(),
      coupleNames: 'Lucía y Marcos',
      eventDate: new Date(Date.now() + 365 * 86_400_000),
      email: 'lucia@correo.example',
      isPaid: true,
      planType: 'grand_soiree',
      menus: JSON.stringify(['Carne']),
    })
    .returning('id')
  for (const [at, [{ guestNames = [], attendees = [], ...party }]] of parties.entries())
    await knex('guests').insert({
      ...party,
      eventId: event.id,
      token: `t${at}`,
      group: 'Amigos',
      guestNames: JSON.stringify(guestNames),
      attendees: JSON.stringify(attendees),
    })
  return event.id
}

type Row = { name: string; maxGuests: number; people?: Seat[]; attendees: Record<string, unknown>[] }
const rows = (): Promise<Row[]> => knex('guests').select('*').orderBy('position')
/** A row as the version before knows it. */
const without = ({ people: _, ...row }: Row) => ({
  ...row,
  attendees: row.attendees.map(({ id: _seat, ...attendee }) => attendee),
})

test('existing events migrate: attendees and names become people, the rest unnamed seats, and every figure stays equal', async () => {
  const eventId = await aFilledEvent()
  const oddNames = parties.filter(([{ guestNames }]) => guestNames && !Array.isArray(guestNames))
  expect(oddNames).toHaveLength(1)
  // Statistics never could read a list of names that is none.
  const readable = () => knex('guests').where({ name: 'Ni Lista' })
  const odd = await readable().first()
  await readable().update({ guestNames: '[]' })
  const figures = async () => ({
    statistics: await findStatistics(eventId),
    sheet: await findCatererSheet(eventId),
  })
  const [old, stored] = [await figures(), await rows()]
  expect(old.statistics).toMatchObject({ totalGuests: parties.length, confirmedPeople: 37 })
  await readable().update({ guestNames: JSON.stringify(odd.guestNames) })
  await migrate(knex, url, through)
  const now = await rows()
  expect(now.map(({ people = [] }) => people.map((person) => person.name))).toEqual(
    parties.map(([, people]) => people),
  )
  for (const { people = [], maxGuests } of now) {
    expect(people).toHaveLength(maxGuests)
    expect(new Set(people.map(({ id }) => id)).size).toBe(maxGuests)
  }
  await readable().update({ guestNames: '[]' })
  expect((await rows()).map(without)).toEqual(stored.map(without))
  expect(await figures()).toEqual(old)
})

test('who answered keeps who it is: attendees have their seat’s id, children stay children, guests’ names are the guests’', async () => {
  const [rosa, leo, third, fourth] = (await knex('guests').where({ name: 'Familia Sol' }).first()).people
  const { attendees } = await knex('guests').where({ name: 'Familia Sol' }).first()
  expect(attendees.map(({ id }: Seat) => id)).toEqual([rosa.id, leo.id, third.id])
  expect([rosa, leo, third, fourth].map(({ isChild, namedBy }) => [isChild, namedBy])).toEqual([
    [false, 'guest'],
    [true, 'guest'],
    [false, undefined],
    [false, undefined],
  ])
  const [pau, child] = (await knex('guests').where({ name: 'Pau Mir' }).first()).people
  expect([pau.namedBy, child.namedBy]).toEqual([undefined, 'guest'])
})

test('the migration reads a party’s name as the product does', async () => {
  const names = [
    'Ana Ruiz',
    'Ana y Luis',
    'María e Inés',
    'Anna i Marc',
    'Josep Puig i Cadafalch',
    'Ana & Luis',
    'Ana+Luis',
    'John and Mary',
    'Ana, Luis y Eva',
    'Ruiz Gómez, Ana',
    'Ana y Luis e hijos',
    'Luis y familia',
    'Luis Gómez y Sra.',
    'Eva Sanz +1',
    'Eva Sanz y acompañante',
    'Eva Sanz y 3 más',
    'Eva Sanz (2)',
    'Familia Ruiz',
    'La familia Ruiz y Gómez',
    'Fam. Pérez',
    'Los Fernández',
    'Tíos de Ana',
    'Amigos del coro',
    'Prima Vera',
    'José Tío',
    'محمد',
    'Ana 🎉',
    'Famara Díaz',
    'Señores de Gil',
    'Compañeros',
    '王小明',
    'Ana y 👶',
    'Ana y Luis (4)',
    'Núria Ñíguez y novio',
  ]
  const party = { status: 'pending', group: 'Amigos' }
  const { id: eventId } = await knex('events').first('id')
  await knex.transaction(async (trx) => {
    await trx.raw('alter table guests drop column people cascade')
    await trx('guests').delete()
    await trx('guests').insert(
      names.map((one, at) => ({ ...party, eventId, token: `n${at}`, name: one, maxGuests: 4 })),
    )
    await trx.raw('drop function unnamed_seats, seat_unnamed')
    await through[name]?.up(trx)
    const read = await trx('guests').select('name', 'people').orderBy('position')
    expect(read.map((one) => [one.name, one.people.map((person: Seat) => person.name)])).toEqual(
      names.map((one) => [one, peopleOf(one, 4).map((person) => person.name)]),
    )
  })
})
