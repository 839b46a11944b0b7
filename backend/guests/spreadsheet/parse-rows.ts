import * as v from 'valibot'
import { NewGuest } from '../contract.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import type { Columns, Header } from './columns.ts'
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

const labels = {
  name: 'Nombre',
  group: 'Grupo',
  email: 'Email',
  phone: 'Teléfono',
  seats: 'Máximo de invitados',
  companions: 'Acompañantes',
  adults: 'Adultos',
  children: 'Niños',
  dietary: 'Intolerancias',
  notes: 'Observaciones',
} as const

/** What decisions.md puts where no group is written. */
const noGroup = 'Sin grupo'

/** The parties below the header; empty rows, totals, section titles and repeated headers are no parties. */
export function parseRows({ sheet, rowIndex, columns }: Header) {
  const rows: ParsedRow[] = []
  const errors: RowError[] = []
  const header = sheet.rows[rowIndex]
  for (const row of sheet.rows.slice(rowIndex + 1)) {
    if (isEmpty(row, columns) || isTitle(row, columns) || isTotalRow(row, columns)) continue
    if (header && isHeaderAgain(row, header)) continue
    const found: RowError[] = []
    const party = parseRow(row, columns, found)
    if (found.length > 0) errors.push(...found)
    else rows.push(party)
  }
  return { rows, errors }
}

function parseRow(row: Row, columns: Columns, errors: RowError[]): ParsedRow {
  const cellOf = (index: number | undefined): Cell | undefined =>
    index === undefined ? undefined : row.cells[index]
  // Only a group is meant for every row that its merged cell covers.
  const read: Read = (key, parse, fallback) => {
    const cell = cellOf(columns[key])
    const own = key === 'group' || !cell?.repeated ? cell : undefined
    const parsed = own?.problem ? { problem: own.problem } : parse(textOf(own, key))
    if (parsed.problem === undefined) return parsed.value
    errors.push({ row: row.number, column: labels[key], message: parsed.problem })
    return fallback
  }
  const surnames = columns.surnames
    .map((index) => cellOf(index))
    .map((cell) => (cell?.repeated ? '' : cell?.text))
  return {
    row: row.number,
    name: read('name', (text) => parseName([text, ...surnames].join(' ')), ''),
    group: read('group', parseGroup, noGroup),
    email: read('email', parseEmail, null),
    phone: read('phone', parsePhone, null),
    maxGuests: readSeats(row, columns, read),
    dietaryRestrictions: read(
      'dietary',
      (text) => parseText(text, NewGuest.entries.dietaryRestrictions),
      null,
    ),
    notes: read('notes', (text) => parseText(text, NewGuest.entries.notes), null),
  }
}

type Read = <T>(key: keyof typeof labels, parse: (text: string) => Parsed<T>, fallback: T) => T

/** The number of seats wins over that of companions, and both over adults and children, where a row has several. */
function readSeats(row: Row, { seats, companions, adults, children }: Columns, read: Read): number {
  const has = (index: number | undefined) => index !== undefined && row.cells[index] !== undefined
  if (has(seats)) return read('seats', parseSeats, 1)
  if (has(companions)) return read('companions', parseCompanions, 1)
  if (!has(adults) && !has(children)) return 1
  const grownUps = has(adults) ? read('adults', parseCount, 1) : 1
  return read('children', (text) => addSeats(grownUps, parseCount(text)), 1)
}

/** A link that reads 'escríbeme' still says where to write. */
function textOf(cell: Cell | undefined, key: keyof typeof labels): string {
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
  return fromSchema(v.safeParse(NewGuest.entries.name, name), 'nombre')
}

function parseGroup(text: string): Parsed<string> {
  const group = cleanLine(text)
  if (group === '') return { value: noGroup }
  return fromSchema(v.safeParse(NewGuest.entries.group, group), 'grupo')
}

function parseText(
  text: string,
  schema: typeof NewGuest.entries.notes | typeof NewGuest.entries.dietaryRestrictions,
): Parsed<string | null> {
  return fromSchema(v.safeParse(schema, cleanLines(text)), 'texto')
}

type Checked<T> =
  | { success: true; output: T }
  | { success: false; issues: [{ message: string }, ...unknown[]] }

function fromSchema<T>(result: Checked<T>, what: string): Parsed<T> {
  if (result.success) return { value: result.output }
  return { problem: `El ${what} es demasiado largo: ${lowerFirst(result.issues[0].message)}` }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Nothing in the columns that are read; a row number in a column of its own makes no party. */
function isEmpty(row: Row, columns: Columns): boolean {
  return !columnsRead(columns).some((index) => {
    const cell = row.cells[index]
    return cell && !cell.repeated && (cell.problem !== undefined || cleanLine(cell.text) !== '')
  })
}

/** A text across several columns of the list: the title of a section. */
function isTitle(row: Row, columns: Columns): boolean {
  const filled = row.cells.filter((cell) => cell && !cell.repeated)
  return filled.length === 1 && filled[0]?.wide === true && columnsRead(columns).length > 1
}

/** Printed lists repeat their header on every page. */
function isHeaderAgain(row: Row, header: Row): boolean {
  if (header.cells.filter(Boolean).length < 2) return false
  return header.cells.every((cell, index) => row.cells[index]?.text === cell.text)
}

function columnsRead({ surnames, ...columns }: Columns): number[] {
  return [...Object.values(columns), ...surnames]
}
