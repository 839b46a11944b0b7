import type { Cell, Row } from '../../spreadsheet/sheet.ts'
import { foldHeading } from '../headings/fold-heading.ts'
import { meaningsOf } from '../headings/match-heading.ts'
import { type Grid, lineAt } from './grid.ts'
import { isRowOfGroups, numberColumns } from './row-of-groups.ts'

/** Headings of tables side by side stand in the first rows. */
const rowsSearched = 12

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
