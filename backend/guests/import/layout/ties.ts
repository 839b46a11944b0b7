import type { Grouping } from '../../../../domain/party/import/grouping.ts'
import { foldName } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import type { ListColumns } from '../columns/list-columns.ts'
import { isDitto } from '../values/ditto.ts'
import { lineAt } from './grid.ts'

/** Rows that make one invitation, in order of their first. */
export type Tied = { rows: Row[]; key: string | null }

/** The grouping that a list's columns and merged cells show. */
export function proposeGrouping(rows: readonly Row[], columns: ListColumns): Grouping {
  if (columns.household !== undefined) return 'household'
  if (rows.some((row) => isTiedByMerge(row, columns)) || seatRuns(rows, columns)) return 'merged'
  return 'row'
}

/** Joins rows into invitations. Rows without a tie stay alone; linear in the rows. */
export function tieRows(rows: readonly Row[], columns: ListColumns, grouping: Grouping): Tied[] {
  if (grouping === 'row') return rows.map((row) => ({ rows: [row], key: null }))
  const runs = grouping === 'merged' && seatRuns(rows, columns)
  const keys = householdKeys(rows, columns)
  const found: Tied[] = []
  const byKey = new Map<string, Tied>()
  let above: Tied | undefined
  rows.forEach((row, at) => {
    if (grouping === 'merged') {
      const joins = runs ? lineAt(row, columns.seats) === '' : isTiedByMerge(row, columns)
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

/** What ties each row: its household; without such a column, the surnames that it shares with the row above. */
function householdKeys(rows: readonly Row[], columns: ListColumns): string[] {
  const column = columns.household
  if (column === undefined) return surnameKeys(rows, columns)
  const own = rows.map((row) => foldName(lineAt(row, column)))
  const filled = own.filter((key) => key !== '')
  const starts = new Set(filled).size === filled.length && filled.length < own.length * 0.8
  let last = ''
  return own.map((key, at) => {
    const isAbove = isDitto(key) || (key === '' && (starts || rows[at]?.cells[column]?.repeated))
    last = isAbove ? last : key
    return last
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
