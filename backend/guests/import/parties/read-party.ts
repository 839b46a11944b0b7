import type { ReadParty } from '../../../../domain/party/import/list-reading.ts'
import { partyFields } from '../../../../domain/party/party-fields.ts'
import { cleanLines } from '../../spreadsheet/clean-text.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { readEmails } from '../contact/read-email.ts'
import { mobilesFirst, readPhones } from '../contact/read-phone.ts'
import { isUnnamed } from '../layout/companion-rows.ts'
import { lineAt } from '../layout/grid.ts'
import type { Tied } from '../layout/ties.ts'
import { joinNames } from '../names/join-names.ts'
import { isHousehold, type ReadPerson } from '../names/read-names.ts'
import { isDitto } from '../values/ditto.ts'
import { noGroup, type PartyContext, placeOf } from './party-context.ts'
import { peopleOfRow, type RowPeople } from './row-people.ts'
import { seatsOf } from './seats-of.ts'

/** A party of its rows; null when it has no name or no valid seats, which the findings then tell. */
export function readParty({ rows, key }: Tied, context: PartyContext): ReadParty | null {
  const { columns, findings } = context
  const [first] = rows
  if (!first) return null
  const byRow = rows.map((row) => peopleOfRow(row, columns, context.style))
  const name = partyName(rows, byRow, key, context)
  if (name === '') {
    findings.names.push(placeOf(first, columns.name[0] ?? null, context))
    return null
  }
  const people = byRow.flatMap((row) => [
    ...ownPeople(row, rows.length),
    ...row.companions.flatMap((one) => one.people),
  ])
  const seats = seatsOf({ rows, byRow, people }, context)
  if (seats === null) {
    const place = findings.seats.at(-1)
    if (place) place.name = name
    return null
  }
  const contact = readContact(rows, context)
  const texts = readTexts(rows, context)
  return {
    sheet: context.sheet,
    rows: rows.map(({ number }) => number),
    name: fitting(name, partyFields.name.column.heading, 160, first, columns.name[0], context),
    group: groupOf(rows, context),
    email: contact.emails[0] ?? null,
    phone: contact.phones[0] ?? null,
    postalAddress: texts.postalAddress,
    dietaryRestrictions: texts.dietaryRestrictions,
    notes: noteOf([texts.notes, ...byRow.flatMap(({ remarks }) => remarks)], contact),
    maxGuests: seats.length,
    people: seats,
  }
}

/** A row without a name is an unnamed seat of its household. */
const ownPeople = (row: RowPeople, rows: number): ReadPerson[] =>
  rows > 1 && row.companions.length === 0 && isUnnamed(row.name)
    ? [{ name: null, isChild: false }]
    : row.people.length > 0 || rows === 1
      ? row.people
      : row.companions.length > 0
        ? []
        : [{ name: null, isChild: false }]

const nothing: Row = { number: 0, cells: [] }

function partyName(
  rows: readonly Row[],
  byRow: readonly RowPeople[],
  key: string | null,
  { columns, keepsName }: PartyContext,
): string {
  const given = rows
    .map((row) => lineAt(row, columns.householdName))
    .find((text) => /\p{L}/u.test(text) && !/^[\w-]{24,}$/.test(text))
  if (given) return given
  const [only] = byRow
  const written = keepsName ? lineAt(rows[0] ?? nothing, columns.name[0]) : ''
  if (written !== '') return written
  if (rows.length === 1 && only) return oneRowName(only)
  const household = lineAt(rows[0] ?? nothing, columns.household)
  if (key !== null && /^(?:la |los |the )?(?:famil|flia|famíl)|famil(?:y|ia)$/i.test(household))
    return household
  const names = byRow.flatMap((row) =>
    isUnnamed(row.name)
      ? []
      : row.people.length > 1 && row.name !== ''
        ? [row.name]
        : row.people.flatMap(({ name }) => name ?? []),
  )
  return (
    joinNames(names) ||
    (byRow.find(({ name }) => name !== '')?.name ?? '') ||
    (/\p{L}{3}/u.test(household) ? household : '')
  )
}

function oneRowName({ name, people, companions }: RowPeople): string {
  const own = name !== '' ? name : joinNames(people.flatMap((one) => one.name ?? []))
  if (isHousehold(own)) return own
  const [first] = companions
  if (!first) return own
  if (own === '') return first.text
  if (/^(?:y|e|and|&|et|und|i)\s/i.test(first.text)) return `${own} ${first.text}`
  const named = companions.flatMap((one) => one.people.flatMap((person) => person.name ?? []))
  return named.length > 0 ? joinNames([own, ...named]) : own
}

type Contact = { emails: string[]; phones: string[] }

/** The first valid email and phone of the rows, and the others; what cannot be understood is told. */
function readContact(rows: readonly Row[], context: PartyContext): Contact {
  const { columns, country, findings, above } = context
  const contact: Contact = { emails: [], phones: [] }
  for (const index of columns.email) {
    for (const row of rows) {
      const cell = row.cells[index]
      if (!cell || cell.repeated) continue
      const text =
        /^mailto:/i.test(cell.link ?? '') && !cell.text.includes('@') ? decoded(cell.link ?? '') : cell.text
      if (isDitto(text.trim()))
        addNew(contact.emails, readEmails(lineAt(above.get(row.number) ?? row, index)).emails)
      else {
        const { emails, isUnclear } = readEmails(text)
        addNew(contact.emails, emails)
        if (isUnclear && !cell.problem) findings.emails.push(placeOf(row, index, context))
      }
      if (cell.problem) findings.emails.push({ ...placeOf(row, index, context), text: cell.problem })
    }
  }
  for (const index of columns.phone) {
    for (const row of rows) {
      const cell = row.cells[index]
      if (!cell || cell.repeated) continue
      const text =
        /^tel:/i.test(cell.link ?? '') && !/\d/.test(cell.text) ? (cell.link ?? '').slice(4) : cell.text
      if (isDitto(text.trim())) {
        addNew(contact.phones, readPhones(lineAt(above.get(row.number) ?? row, index), country).phones)
        continue
      }
      const { phones, problem } = readPhones(text, country)
      addNew(contact.phones, phones)
      if (problem)
        findings[problem === 'digits' ? 'phoneDigits' : 'phoneWords'].push(placeOf(row, index, context))
    }
  }
  contact.phones = mobilesFirst(contact.phones)
  return contact
}

const addNew = (list: string[], found: readonly string[]) => {
  for (const one of found) if (!list.includes(one)) list.push(one)
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

type Texts = Pick<ReadParty, 'postalAddress' | 'dietaryRestrictions' | 'notes'>

function readTexts(rows: readonly Row[], context: PartyContext): Texts {
  const { columns } = context
  return {
    postalAddress: joined(rows, columns.postalAddress, 300, ', ', context),
    dietaryRestrictions: joined(rows, columns.dietaryRestrictions, 500, '\n', context),
    notes: joined(rows, columns.notes, 2_000, '\n', context),
  }
}

function joined(
  rows: readonly Row[],
  indexes: readonly number[],
  most: number,
  between: string,
  context: PartyContext,
): string | null {
  if (indexes.length === 0) return null
  const texts: string[] = []
  for (const row of rows) {
    for (const index of indexes) {
      const cell = row.cells[index]
      if (!cell || cell.repeated) continue
      const text = cleanLines(cell.text)
      if (text === '' || /^[-–—/]{1,3}$/.test(text) || texts.includes(text)) continue
      texts.push(text)
    }
  }
  const whole = texts.join(between)
  const [first] = rows
  return whole === '' || !first ? null : fitting(whole, '', most, first, indexes[0], context)
}

/** A text that is too long comes in cut, and is told. */
function fitting(
  text: string,
  _what: string,
  most: number,
  row: Row,
  index: number | undefined,
  context: PartyContext,
): string {
  if (text.length <= most) return text
  context.findings.texts.push(placeOf(row, index ?? null, context))
  return `${text.slice(0, most - 1).trimEnd()}…`
}

/** Further phones and emails of the same invitation are kept in its notes. */
function noteOf(notes: readonly (string | null)[], { emails, phones }: Contact): string | null {
  const lines = [
    ...notes,
    ...phones.slice(1).map((phone) => `Otro teléfono: ${phone}`),
    ...emails.slice(1).map((email) => `Otro email: ${email}`),
  ].filter(Boolean)
  return lines.length > 0 ? lines.join('\n').slice(0, 2_000) : null
}

function groupOf(rows: readonly Row[], { columns, sections, group, above }: PartyContext): string {
  for (const row of rows) {
    const text = lineAt(row, columns.group)
    const own = isDitto(text) ? lineAt(above.get(row.number) ?? row, columns.group) : text
    if (own !== '' && !/^[-–—/]{1,3}$/.test(own)) return own.slice(0, 80)
  }
  return (sections.get(rows[0]?.number ?? 0) ?? group).slice(0, 80) || noGroup
}
