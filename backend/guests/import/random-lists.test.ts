import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noChoices } from '../../../domain/party/import/list-choices.ts'
import { type Grid, type GridKind, gridWriters } from '../spreadsheet/a-grid.ts'
import { readSheets } from '../spreadsheet/read-sheets.ts'
import { understandList } from './understand-list.ts'

/** Parties as somebody has them in mind. */
type Wanted = { people: string[]; seats: number; group: string; phone: string | null; email: string | null }
type Written = { grid: Grid; parties: Wanted[] }

const given = [
  'Ana',
  'Luis',
  'Eva',
  'Marta',
  'Pablo',
  'Sofía',
  'Diego',
  'Iratxe',
  'Jordi',
  'Uxía',
  'Olga',
  'Bruno',
]
const surnames = [
  'García',
  'López',
  'Etxeberria',
  'Puig',
  'Castro',
  'Romero',
  'Núñez',
  'Vidal',
  'Serra',
  'Otero',
]
const groups = ['Familia novia', 'Familia novio', 'Amigos', 'Trabajo']

const person = fc
  .tuple(fc.constantFrom(...given), fc.constantFrom(...surnames), fc.constantFrom(...surnames))
  .map((parts) => parts.join(' '))
const party = fc
  .record({
    people: fc.array(person, { minLength: 1, maxLength: 3 }),
    more: fc.nat(4),
    group: fc.constantFrom(...groups),
    phone: fc.option(fc.integer({ min: 610_000_000, max: 689_999_999 }).map((digits) => `+34${digits}`)),
    hasEmail: fc.boolean(),
  })
  .map(({ people, more, hasEmail, ...rest }) => ({ ...rest, people, seats: people.length + more, hasEmail }))

/** Parties with names and addresses of their own, so that none is the same as another. */
const parties = fc.array(party, { minLength: 4, maxLength: 60 }).map((all) =>
  all.map(
    ({ hasEmail, ...one }, at): Wanted => ({
      ...one,
      people: one.people.map((name, seat) => `${name} ${letters(at * 3 + seat)}`),
      email: hasEmail ? `invitado${at}@correo.example` : null,
      phone: one.phone === null ? null : `+346${String(10_000_000 + at)}`,
    }),
  ),
)

/** 0 → 'Ba', 30 → 'Cu…': a surname that no other party has. */
const letters = (at: number) => `B${[...at.toString(6)].map((digit) => 'aeioul'[Number(digit)]).join('r')}z`

const headings = {
  name: ['Nombre', 'Invitado', 'Full name', 'Nom i cognoms', 'Izen-abizenak', 'Nominativo', 'guestName'],
  seats: ['Plazas', 'Nº de personas', 'Party size', 'Pases', 'Anzahl Personen', 'numeroPersonas'],
  group: ['Grupo', 'Group', 'Gruppe', 'Taldea', 'Categoría'],
  phone: ['Teléfono', 'Móvil', 'phone_number', 'Handynummer', 'Cellulare'],
  email: ['Email', 'Correo electrónico', 'E-mail', 'Courriel'],
  household: ['Familia', 'Household', 'Nº invitación', 'Haushalt'],
}
const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''

/** One row an invitation, its companions counted; with or without a title, totals and phones with their prefix. */
const asInvitations = (wanted: Wanted[], at: number, isTitled: boolean): Written => {
  const alone = wanted.map((one) => ({ ...one, people: one.people.slice(0, 1) }))
  const grid: Grid = [
    ...(isTitled ? [['Nuestra boda'], []] : []),
    [headings.email, headings.name, headings.seats, headings.group, headings.phone].map((list) =>
      pick(list, at),
    ),
    ...alone.map(({ people, seats, group, phone, email }) => [email, people[0] ?? '', seats, group, phone]),
    ['', 'TOTAL', alone.reduce((sum, { seats }) => sum + seats, 0), '', ''],
  ]
  return { grid, parties: alone }
}

/** One row a person, tied by the number of the household. */
const asPersons = (wanted: Wanted[], at: number): Written => {
  const all = wanted.map((one) => ({ ...one, seats: one.people.length }))
  const rows = all.flatMap((one, number) =>
    one.people.map((name, seat) => [
      number + 1,
      name,
      one.group,
      seat === 0 ? one.phone : null,
      seat === 0 ? one.email : null,
    ]),
  )
  // Where nobody comes with anybody, nothing ties.
  if (rows.length === all.length) return asInvitations(wanted, at, false)
  const heads = [headings.household, headings.name, headings.group, headings.phone, headings.email].map(
    (list) => pick(list, at),
  )
  return { grid: [heads, ...rows], parties: all }
}

/** The names of an invitation one below the other in a cell. */
const asLines = (wanted: Wanted[], at: number): Written => ({
  grid: [
    [pick(headings.group, at), pick(headings.name, at)],
    ...wanted.map(({ group, people }) => [group, people.join('\n')]),
  ],
  parties: wanted.map((one) => ({ ...one, seats: one.people.length, phone: null, email: null })),
})

/** No headings at all. */
const headless = (wanted: Wanted[]): Written => {
  const alone = wanted.map((one) => ({
    ...one,
    people: one.people.slice(0, 1),
    group: 'Sin grupo',
    email: null,
  }))
  return { grid: alone.map(({ people, phone, seats }) => [people[0] ?? '', phone, seats]), parties: alone }
}

const list = fc
  .tuple(parties, fc.nat(40), fc.boolean(), fc.constantFrom('invitations', 'persons', 'lines', 'headless'))
  .map(([wanted, at, isTitled, layout]): Written => {
    if (layout === 'persons') return asPersons(wanted, at)
    if (layout === 'lines') return asLines(wanted, at)
    // Seats that are all alike say nothing without a heading.
    if (
      layout === 'headless' &&
      new Set(wanted.map(({ seats }) => seats)).size > 1 &&
      wanted.some(({ phone }) => phone)
    )
      return headless(wanted)
    return asInvitations(wanted, at, isTitled)
  })

test('random lists of any layout read back as the parties that they were made of', {
  timeout: 120_000,
}, async () => {
  const kinds: GridKind[] = ['xlsx', 'ods', 'csv']
  await fc.assert(
    fc.asyncProperty(list, fc.constantFrom(...kinds), async ({ grid, parties: wanted }, kind) => {
      const { name, bytes } = await gridWriters[kind](grid)
      const reading = understandList(await readSheets(bytes, name), noChoices, { country: 'ES' })
      expect(
        reading.parties.map(({ people, maxGuests, group, phone, email }) => ({
          people: people.flatMap((one) => one.name ?? []),
          seats: maxGuests,
          group,
          phone,
          email,
        })),
      ).toEqual(wanted)
    }),
    { numRuns: 60 },
  )
})
