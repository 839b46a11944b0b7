import fc from 'fast-check'
import type { Grid } from '../../spreadsheet/a-grid.ts'

/** Parties as somebody has them in mind. */
export type Wanted = {
  people: string[]
  seats: number
  group: string
  phone: string | null
  email: string | null
}
export type Written = {
  grid: Grid
  parties: Wanted[]
  /** Cells that are one in a workbook: 'A2:A4'. */
  merges?: string[]
}

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
export const randomParties = fc.array(party, { minLength: 1, maxLength: 160, size: '+1' }).map((all) =>
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

export const headings = {
  name: ['Nombre', 'Invitado', 'Full name', 'Nom i cognoms', 'Izen-abizenak', 'Nominativo', 'guestName'],
  seats: ['Plazas', 'Nº de personas', 'Party size', 'Pases', 'Anzahl Personen', 'numeroPersonas'],
  group: ['Grupo', 'Group', 'Gruppe', 'Taldea', 'Categoría'],
  phone: ['Teléfono', 'Móvil', 'phone_number', 'Handynummer', 'Cellulare'],
  email: ['Email', 'Correo electrónico', 'E-mail', 'Courriel'],
  surname: ['Apellidos', 'Last name', 'Cognoms', 'Nachname', 'Cognome'],
  companions: ['Acompañantes', 'Nº de acompañantes', 'Acompanyants', 'Begleitpersonen', 'numAcompañantes'],
  household: ['Familia', 'Household', 'Nº invitación', 'Haushalt'],
}
