import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Cell, Row } from '../../spreadsheet/sheet.ts'
import { foldHeading } from '../headings/fold-heading.ts'
import { meaningsOf } from '../headings/match-heading.ts'
import { kindOfValue } from '../values/kind-of-value.ts'
import { isGroupish } from '../values/profile.ts'
import { coupleWords } from '../values/words.ts'
import { type Grid, lineAt } from './grid.ts'

/** Headings of tables side by side stand in the first rows. */
const rowsSearched = 12
/** Fewer names may be a table of anything. */
const fewest = 4

/**
 * The tables that stand side by side on a sheet, each as a grid of its own whose columns keep their places: the bride's
 * list on the left and the groom's on the right, or one column of names for each table or group. One grid otherwise.
 */
export function splitTables(grid: Grid): Grid[] {
  for (const [at, row] of grid.rows.slice(0, rowsSearched).entries()) {
    const starts = repeatedHeadings(row, grid, at)
    if (starts.length > 1)
      return starts.map((from, nth) =>
        part(grid, at, from, starts[nth + 1] ?? grid.width, titleAbove(grid, at, from)),
      )
    if (isRowOfGroups(row, grid, at))
      return row.cells.flatMap((cell, index) =>
        cell && !numberColumns(row).has(index)
          ? [part(grid, at + 1, index, index + 1, lineAt(row, index))]
          : [],
      )
  }
  return [grid]
}

/** The rows from `at` on with only these columns, and what the table is called. */
function part(grid: Grid, at: number, from: number, to: number, group: string): Grid {
  const rows = grid.rows.slice(at).flatMap((row) => {
    const cells: Cell[] = []
    row.cells.forEach((cell, index) => {
      if (cell && index >= from && index < to) cells[index] = cell
    })
    return cells.some(Boolean) ? [{ ...row, cells }] : []
  })
  return { ...grid, rows, group }
}

/** Where the same headings begin again after an empty column: 'Nombre, Personas, –, Nombre, Personas'. */
function repeatedHeadings(row: Row, grid: Grid, at: number): number[] {
  const first = row.cells.findIndex((cell, index) => cell && isNameHeading(lineAt(row, index)))
  if (first < 0) return []
  const heading = foldHeading(lineAt(row, first))
  const below = grid.rows.slice(at)
  const isEmpty = (index: number) => below.every((one) => !one.cells[index])
  const starts = [first]
  row.cells.forEach((cell, index) => {
    if (!cell || index <= first || foldHeading(lineAt(row, index)) !== heading) return
    const gap = index - 1
    // A number of the row may stand before the name.
    if (isEmpty(gap)) starts.push(index)
    else if (gap > first + 1 && isEmpty(gap - 1)) starts.push(gap)
  })
  return starts.length > 1 ? [firstColumn(row, first), ...starts.slice(1)] : []
}

const firstColumn = (row: Row, first: number) => Math.min(first, row.cells.findIndex(Boolean))

const isNameHeading = (text: string) =>
  meaningsOf(text).some(({ meaning, score }) => (meaning === 'name' || meaning === 'surname') && score >= 95)

/** The title over a table: the nearest text above its columns. */
function titleAbove(grid: Grid, at: number, from: number): string {
  const above = grid.rows[at - 1]
  if (!above) return ''
  for (let index = from; index < from + 3; index++) {
    const text = lineAt(above, index)
    if (text !== '') return text
  }
  return ''
}

/** 'Mesa 1, Mesa 2, Mesa 3' or 'Familia novia, Amigos, Trabajo', with nothing but names below each. */
function isRowOfGroups(row: Row, grid: Grid, at: number): boolean {
  const numbers = numberColumns(row)
  const indexes = row.cells.flatMap((cell, index) =>
    cell && !cell.wide && !cell.repeated && !numbers.has(index) ? [index] : [],
  )
  if (indexes.length < 2 || indexes.length > 60) return false
  if (!indexes.every((index) => isGroupHeading(lineAt(row, index)))) return false
  const below = grid.rows.slice(at + 1)
  let names = 0
  let filled = 0
  const seen = new Set<string>()
  for (const { cells } of below)
    cells.forEach((cell, index) => {
      if (!cell || numbers.has(index)) return
      filled += 1
      const text = cell.text.trim()
      if (indexes.includes(index) && kindOfValue(text) === 'name') {
        names += 1
        seen.add(text.toLowerCase())
      }
    })
  return names >= fewest && names >= filled * 0.9 && seen.size >= names * 0.8
}

/** Columns headed '#' or 'Nº' only number the rows. */
const numberColumns = (row: Row): Set<number> =>
  new Set(
    row.cells.flatMap((cell, index) =>
      cell && meaningsOf(lineAt(row, index)).some(({ meaning, score }) => meaning === 'number' && score >= 95)
        ? [index]
        : [],
    ),
  )

const isGroupHeading = (text: string): boolean =>
  text.length <= 40 &&
  (kindOfValue(text) === 'table' ||
    coupleWords.has(foldHeader(text)) ||
    isGroupish(text) ||
    /^mesa /i.test(text)) &&
  !meaningsOf(text).some(({ meaning, score }) => score >= 98 && named.has(meaning))

/** Headings of a column of names that belongs to the same row as the others. */
const named: ReadonlySet<string> = new Set([
  'surname',
  'companionName',
  'householdName',
  'notes',
  'email',
  'phone',
])
