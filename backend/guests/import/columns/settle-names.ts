import { foldName } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { meaningsOf } from '../headings/match-heading.ts'
import { lineAt } from '../layout/grid.ts'
import { share } from '../values/profile.ts'
import type { ColumnRead } from './assign.ts'

/** Rows that tell whether a column repeats another. */
const rowsCompared = 300

/** What the names of the rows say about other columns of names. */
export function settleNames(columns: ColumnRead[], rows: readonly Row[]): void {
  const sample = rows.slice(0, rowsCompared)
  wholeNames(columns, sample)
  companions(columns)
  references(columns, sample)
  sameNumbers(columns, sample)
}

/** Of 'Name', 'Given Name' and 'Family Name' the first says all. */
function wholeNames(columns: ColumnRead[], rows: readonly Row[]) {
  const own = columns.filter(({ meaning }) => meaning === 'name' || meaning === 'surname')
  if (own.length < 3) return
  for (const whole of own) {
    const parts = own.filter((column) => column !== whole && column.profile.filled > 0)
    const holds = rows.filter((row) => {
      const text = foldName(lineAt(row, whole.index))
      return text !== '' && parts.every(({ index }) => text.includes(foldName(lineAt(row, index))))
    })
    if (holds.length < rows.length * 0.9 || parts.length < 2) continue
    for (const part of parts) part.meaning = null
    whole.meaning = 'name'
    return
  }
}

/** Of 'Name' and 'Guest Names' the one that every row has is the guest's. */
function companions(columns: ColumnRead[]) {
  const name = columns.find(({ meaning }) => meaning === 'name')
  const other = columns.find(
    ({ meaning, header }) => meaning === 'surname' && meaningsOf(header)[0]?.meaning === 'name',
  )
  if (!name || !other || name.profile.filled >= other.profile.filled * 0.9) return
  other.meaning = 'name'
  name.meaning = 'companionName'
}

/** 'Acompañante de', 'Guest of': names of other rows, with whom the row comes. */
function references(columns: ColumnRead[], rows: readonly Row[]) {
  const named = columns.filter(({ meaning }) => meaning === 'name' || meaning === 'surname')
  const names = new Set(
    rows
      .map((row) =>
        fullName(
          row,
          named.map(({ index }) => index),
        ),
      )
      .filter(Boolean),
  )
  for (const column of columns) {
    const { profile, index, meaning } = column
    if (named.includes(column) || meaning === 'notes' || meaning === 'householdName') continue
    if (profile.filled < 2 || profile.filled >= profile.rows * 0.9 || share(profile, 'name') < 0.6) continue
    const filled = rows.filter((row) => lineAt(row, index) !== '')
    const known = filled.filter((row) => {
      const text = foldName(lineAt(row, index))
      return (
        names.has(text) &&
        text !==
          fullName(
            row,
            named.map((one) => one.index),
          )
      )
    })
    if (known.length < filled.length * 0.6) continue
    for (const other of columns) if (other.meaning === 'household') other.meaning = null
    column.meaning = 'household'
    return
  }
}

/** '4,5,6' on the rows 4, 5 and 6: the numbers of all that come together. */
function sameNumbers(columns: ColumnRead[], rows: readonly Row[]) {
  const own = columns.find(({ meaning }) => meaning === 'number')
  const column = columns.find(({ index, meaning, profile }) => {
    if (!own || index === own.index || (meaning !== null && !loose.has(meaning))) return false
    if (profile.filled < 4 || profile.distinct === profile.filled) return false
    const naming = rows.filter((row) => numbersOf(row, index).includes(lineAt(row, own.index)))
    return naming.length >= profile.filled * 0.9 && rows.some((row) => numbersOf(row, index).length > 1)
  })
  if (!column) return
  for (const other of columns) if (other.meaning === 'household') other.meaning = null
  column.meaning = 'household'
}

const loose: ReadonlySet<string> = new Set(['kind', 'group', 'answer', 'number', 'householdName'])
const numbersOf = (row: Row, index: number) => lineAt(row, index).split(/[,;] ?/)

/** The folded parts of a row's name, one after the other. */
export const fullName = (row: Row, indexes: readonly number[]): string =>
  foldName(
    indexes
      .map((index) => lineAt(row, index))
      .filter(Boolean)
      .join(' '),
  )
