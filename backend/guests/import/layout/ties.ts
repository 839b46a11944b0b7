import type { Grouping } from '../../../../domain/party/import/grouping.ts'
import { foldName } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import type { ListColumns } from '../columns/list-columns.ts'
import { fullName } from '../columns/settle-names.ts'
import { isDitto } from '../values/ditto.ts'
import { comesWithAbove } from './companion-rows.ts'
import { lineAt } from './grid.ts'

/** Rows that make one invitation, in order of their first. */
export type Tied = { rows: Row[]; key: string | null }

/** The grouping that a list's columns and merged cells show. */
export function proposeGrouping(rows: readonly Row[], columns: ListColumns, hasSections = false): Grouping {
  if (columns.household !== undefined) return 'household'
  if (rows.some((row) => isTiedByMerge(row, columns)) || seatRuns(rows, columns)) return 'merged'
  if (!hasSections && areBlocks(rows, columns)) return 'block'
  return 'row'
}

/** Joins rows into invitations. Rows without a tie stay alone; linear in the rows. */
export function tieRows(rows: readonly Row[], columns: ListColumns, grouping: Grouping): Tied[] {
  if (grouping === 'row') return ownRows(rows, columns)
  const runs = grouping === 'merged' && seatRuns(rows, columns)
  const keys = householdKeys(rows, columns)
  const found: Tied[] = []
  const byKey = new Map<string, Tied>()
  let above: Tied | undefined
  rows.forEach((row, at) => {
    if (grouping === 'merged' || grouping === 'block') {
      const joins =
        grouping === 'block'
          ? isNextRow(rows[at - 1], row)
          : runs
            ? lineAt(row, columns.seats) === ''
            : isTiedByMerge(row, columns)
      if (joins && above) above.rows.push(row)
      else {
        above = { rows: [row], key: null }
        found.push(above)
      }
      return
    }
    const own = grouping === 'household' ? (keys[at] ?? '') : contactKey(row, columns)
    const known = own === '' ? undefined : byKey.get(own)
    if (known) known.rows.push(row)
    else {
      const tied: Tied = { rows: [row], key: own || null }
      found.push(tied)
      if (own !== '') byKey.set(own, tied)
    }
  })
  return found
}

/** Each row is one, but for those that are only somebody's unnamed companion. */
function ownRows(rows: readonly Row[], columns: ListColumns): Tied[] {
  const { name } = columns
  const found: Tied[] = []
  const indented = areIndented(rows, columns)
  let above = ''
  for (const row of rows) {
    const own = name.map((index) => lineAt(row, index)).find((part) => part !== '') ?? ''
    const last = found.at(-1)
    const isIndented = indented && lineAt(row, name[0]) === ''
    if (last && (isIndented || comesWithAbove(own, above))) last.rows.push(row)
    else {
      found.push({ rows: [row], key: null })
      above = own
    }
  }
  return found
}

/**
 * Who comes along stands one column further to the right, below the first of each invitation, which a column without a
 * heading marks: '1 | Ana | Gil', ' | | Luis'.
 */
function areIndented(rows: readonly Row[], { name: [first, second] }: ListColumns): boolean {
  if (first === undefined || second === undefined) return false
  const further = rows.filter((row) => lineAt(row, first) === '' && lineAt(row, second) !== '')
  if (further.length < 3 || further.length < rows.length * 0.2) return false
  return Array.from({ length: first }, (_, index) => index).some((index) => {
    const agrees = rows.filter((row) => (lineAt(row, index) !== '') === (lineAt(row, first) !== ''))
    return agrees.length >= rows.length * 0.9 - 2
  })
}

/** What ties each row: its household; without such a column, the surnames that it shares with the row above. */
function householdKeys(rows: readonly Row[], columns: ListColumns): string[] {
  const column = columns.household
  if (column === undefined) return surnameKeys(rows, columns)
  const own = rows.map((row) => foldName(lineAt(row, column)))
  const filled = own.filter((key) => key !== '')
  const references = referenceKeys(rows, own, columns)
  if (references) return references
  const starts = new Set(filled).size === filled.length && filled.length < own.length * 0.8
  let last = ''
  return own.map((key, at) => {
    const isAbove = isDitto(key) || (key === '' && (starts || rows[at]?.cells[column]?.repeated))
    last = isAbove ? last : key
    return last
  })
}

/** Where the column names other rows ('Acompañante de'), those rows and the ones that name them have one key. */
function referenceKeys(rows: readonly Row[], own: readonly string[], columns: ListColumns): string[] | null {
  const names = new Map<string, number>()
  rows.forEach((row, at) => {
    const name = fullName(row, columns.name)
    if (name !== '' && !names.has(name)) names.set(name, at)
  })
  const linked = own.map((key, at) => {
    const other = key === '' ? undefined : names.get(key)
    return other === at ? undefined : other
  })
  const filled = own.filter((key) => key !== '').length
  const known = linked.filter((other) => other !== undefined).length
  if (known < 1 || known < filled * 0.6 || filled >= rows.length * 0.9) return null
  const roots = own.map((_, at) => at)
  const root = (at: number): number => {
    let top = at
    while (roots[top] !== top) top = roots[top] ?? top
    roots[at] = top
    return top
  }
  linked.forEach((other, at) => {
    if (other === undefined) return
    const [one, two] = [root(at), root(other)]
    roots[Math.max(one, two)] = Math.min(one, two)
  })
  const unknown = new Map<string, number>()
  return own.map((key, at) => {
    if (key !== '' && linked[at] === undefined) {
      if (!unknown.has(key)) unknown.set(key, at)
      return `#${unknown.get(key)}`
    }
    return `#${root(at)}`
  })
}

function surnameKeys(rows: readonly Row[], columns: ListColumns): string[] {
  let run = 0
  let last = ''
  return rows.map((row) => {
    const surname =
      foldName(lineAt(row, columns.name.at(-1)))
        .split(' ')
        .at(-1) ?? ''
    if (surname !== last || surname === '') run += 1
    last = surname
    return String(run)
  })
}

function contactKey(row: Row, columns: ListColumns): string {
  for (const index of [...columns.phone, ...columns.email]) {
    const text = lineAt(row, index).toLowerCase()
    const key = text.includes('@') ? text : text.replace(/\D/g, '')
    if (key.length > 5) return key
  }
  return ''
}

const isNextRow = (above: Row | undefined, row: Row) => above !== undefined && row.number === above.number + 1

/** One person a row, and a blank line after each household: several small blocks. */
function areBlocks(rows: readonly Row[], columns: ListColumns): boolean {
  const { seats, companions, adults, companionNames } = columns
  if ([seats, companions, adults].some((index) => index !== undefined) || companionNames.length > 0)
    return false
  const sizes: number[] = []
  rows.forEach((row, at) => {
    if (isNextRow(rows[at - 1], row)) sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1
    else sizes.push(1)
  })
  const several = sizes.filter((size) => size > 1).length
  return sizes.length >= 3 && several >= 2 && Math.max(...sizes) <= 8 && rows.length / sizes.length >= 1.3
}

/** A merged cell of the invitation's own columns reaches from the row above into this one. */
function isTiedByMerge(row: Row, columns: ListColumns): boolean {
  const own = [
    ...columns.name,
    columns.householdName,
    columns.seats,
    columns.companions,
    ...columns.phone,
    ...columns.email,
    ...columns.postalAddress,
    ...columns.notes,
  ]
  return own.some((index) => index !== undefined && row.cells[index]?.repeated === true)
}

/** The seats stand in the first row of each invitation and are as many as its rows. */
function seatRuns(rows: readonly Row[], { seats, name }: ListColumns): boolean {
  if (seats === undefined || name.length === 0) return false
  let agrees = 0
  let starts = 0
  let tied = 0
  let left = 0
  for (const row of rows) {
    const text = lineAt(row, seats)
    if (text !== '') {
      if (starts > 0 && left === 0) agrees += 1
      starts += 1
      left = Number(text)
      if (!Number.isInteger(left)) return false
    } else tied += 1
    left -= 1
  }
  if (left === 0) agrees += 1
  return starts >= 3 && tied >= 2 && agrees / starts >= 0.9
}
