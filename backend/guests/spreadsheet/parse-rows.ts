import * as v from 'valibot'
import { headings, partyFields, type RemarkKey, remarkKeys } from '../../../domain/party/party-fields.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import type { Columns, Header } from './columns.ts'
import type { Role } from './header-synonyms.ts'
import { isTotalRow } from './is-total-row.ts'
import {
  addSeats,
  type Parsed,
  parseCompanions,
  parseCount,
  parseEmail,
  parsePhone,
  parseSeats,
} from './parse-cells.ts'
import type { ParsedRow, RowError } from './reading.ts'
import type { Cell, Row } from './sheet.ts'

/** The label of a column without a header. */
const labels: Record<Key, string> = {
  ...headings,
  seats: headings.maxGuests,
  companions: 'Acompañantes',
  adults: 'Adultos',
  children: 'Niños',
}
/** The group of a row that names none. */
const noGroup = 'Sin grupo'

/** The parties in these rows, without empty rows, totals, section titles and repeated headers. */
export function parseRows({ sheet, rowIndex, columns }: Header, below: Row[]) {
  const rows: ParsedRow[] = []
  const errors: RowError[] = []
  const header = sheet.rows[rowIndex]
  const read = columnsRead(columns)
  for (const row of below) {
    if (isEmpty(row, read) || isTitle(row, read) || isTotalRow(row, columns)) continue
    if (header && isHeaderAgain(row, header)) continue
    const place: Place = { row, columns, header, name: whoIs(row, columns), errors: [] }
    const party = parseRow(place)
    if (place.errors.length > 0) errors.push(...place.errors)
    else rows.push(party)
  }
  return { rows, errors }
}

/** The row being read, and its errors so far. */
type Place = { row: Row; columns: Columns; header: Row | undefined; name: string; errors: RowError[] }

function parseRow(place: Place): ParsedRow {
  return {
    row: place.row.number,
    name: readName(place),
    group: read(place, 'group', parseGroup, noGroup),
    email: read(place, 'email', parseEmail, null),
    phone: read(place, 'phone', parsePhone, null),
    maxGuests: readSeats(place),
    ...(Object.fromEntries(remarkKeys.map((key) => [key, readRemark(place, key)])) as Remarks),
  }
}

type Remarks = Pick<ParsedRow, RemarkKey>
type Key = Exclude<Role, 'surname'>

const readRemark = (place: Place, key: RemarkKey) =>
  read(place, key, (text) => parseText(text, partyFields[key].given), null)

/** The parsed value of a column in this row; a problem is added to the errors. */
function read<T>(place: Place, key: Key, parse: (text: string) => Parsed<T>, fallback: T): T {
  const cell = cellAt(place.row, place.columns[key])
  // A merged cell counts for every row it covers only in the group column.
  const own = key === 'group' || !cell?.repeated ? cell : undefined
  const parsed = own?.problem ? { problem: own.problem } : parse(textOf(own, key))
  if (parsed.problem === undefined) return parsed.value
  const { row, name, errors } = place
  errors.push({ row: row.number, name, column: headerOf(place, key), message: parsed.problem })
  return fallback
}

/** The column's header as the file has it. */
function headerOf({ header, columns }: Place, key: Key): string {
  const own = cellAt(header, columns[key])?.text
  return (own && cleanLine(own)) || labels[key]
}

/** Identifies a row in the report: its name, else an address. */
function whoIs(row: Row, columns: Columns): string {
  const text = (index: number | undefined) => {
    const cell = cellAt(row, index)
    return cell && !cell.repeated ? cleanLine(cell.text) : ''
  }
  const name = [columns.name, ...columns.surnames].map(text).filter(Boolean).join(' ')
  return (name || text(columns.email) || text(columns.phone)).slice(0, 160)
}

function readName(place: Place): string {
  const { row, columns } = place
  if (columns.surnames.length === 0) return read(place, 'name', parseName, '')
  const surnames = columns.surnames
    .map((index) => cellAt(row, index))
    .map((cell) => (cell?.repeated ? '' : cell?.text))
  return read(place, 'name', (text) => parseName([text, ...surnames].join(' ')), '')
}

/** Seats take precedence over companions, and both over adults and children. */
function readSeats(place: Place): number {
  const has = (key: Key) => cellAt(place.row, place.columns[key]) !== undefined
  if (has('seats')) return read(place, 'seats', parseSeats, 1)
  if (has('companions')) return read(place, 'companions', parseCompanions, 1)
  if (!has('adults') && !has('children')) return 1
  const grownUps = has('adults') ? read(place, 'adults', parseCount, 1) : 1
  return read(place, 'children', (text) => addSeats(grownUps, parseCount(text)), 1)
}

const cellAt = (row: Row | undefined, index: number | undefined): Cell | undefined =>
  index === undefined ? undefined : row?.cells[index]

/** The address of a link whose text is something else, such as 'escríbeme'. */
function textOf(cell: Cell | undefined, key: Key): string {
  const target = cell?.link
  if (!cell || !target) return cell?.text ?? ''
  if (key === 'email' && /^mailto:/i.test(target) && !cell.text.includes('@')) return decodeTarget(target)
  if (key === 'phone' && /^tel:/i.test(target) && !/\d/.test(cell.text)) return target.slice(4)
  return cell.text
}

function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

function parseName(text: string): Parsed<string> {
  const name = cleanLine(text)
  if (name === '') return { problem: 'Falta el nombre' }
  return fromSchema(v.safeParse(partyFields.name.given, name), 'nombre')
}

function parseGroup(text: string): Parsed<string> {
  const group = cleanLine(text)
  if (group === '') return { value: noGroup }
  return fromSchema(v.safeParse(partyFields.group.given, group), 'grupo')
}

function parseText(text: string, schema: (typeof partyFields)[RemarkKey]['given']): Parsed<string | null> {
  const lines = cleanLines(text)
  return lines === '' ? { value: null } : fromSchema(v.safeParse(schema, lines), 'texto')
}

type Checked<T> =
  | { success: true; output: T }
  | { success: false; issues: [{ message: string }, ...unknown[]] }

function fromSchema<T>(result: Checked<T>, what: string): Parsed<T> {
  if (result.success) return { value: result.output }
  return { problem: `El ${what} es demasiado largo: ${lowerFirst(result.issues[0].message)}` }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Nothing in the columns that are read; a number in another column does not make a party. */
function isEmpty({ cells }: Row, read: number[]): boolean {
  for (const index of read) {
    const cell = cells[index]
    if (cell && !cell.repeated && (cell.problem !== undefined || cleanLine(cell.text) !== '')) return false
  }
  return true
}

/** One text merged across several columns: the title of a section. */
function isTitle({ cells }: Row, read: number[]): boolean {
  if (read.length < 2) return false
  const filled = cells.filter((cell) => cell && !cell.repeated)
  return filled.length === 1 && filled[0]?.wide === true
}

/** Printed lists repeat their header on every page. */
function isHeaderAgain(row: Row, header: Row): boolean {
  const first = header.cells.findIndex(Boolean)
  if (row.cells[first]?.text !== header.cells[first]?.text) return false
  if (header.cells.filter(Boolean).length < 2) return false
  return header.cells.every((cell, index) => row.cells[index]?.text === cell.text)
}

function columnsRead({ surnames, ...columns }: Columns): number[] {
  return [...Object.values(columns), ...surnames]
}
