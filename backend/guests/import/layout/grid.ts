import type { ListEdits } from '../../../../domain/party/import/list-choices.ts'
import { cleanLine } from '../../spreadsheet/clean-text.ts'
import type { Cell, Row, Sheet } from '../../spreadsheet/sheet.ts'

/** The rows of a sheet that hold anything, with the owner's corrections, and how many columns they reach. */
export type Grid = {
  name: string
  isHidden: boolean
  rows: Row[]
  width: number
  /** What a table beside others is called. */
  group?: string
}

/** The sheets as the owner mended them; a cell is there only when something visible stands in it. */
export function asGrids(sheets: Sheet[], { cells }: Pick<ListEdits, 'cells'>): Grid[] {
  return sheets.map((sheet) => {
    const mended = new Map<number, { index: number; value: string }[]>()
    for (const { sheet: name, row, index, value } of cells) {
      if (name !== sheet.name) continue
      mended.set(row, [...(mended.get(row) ?? []), { index, value }])
    }
    let width = 0
    const rows: Row[] = []
    for (const row of sheet.rows) {
      const read = visible(row, mended.get(row.number))
      if (read.cells.length === 0) continue
      width = Math.max(width, read.cells.length)
      rows.push(read)
    }
    return { name: sheet.name, isHidden: sheet.hidden, rows, width }
  })
}

/** Without blank cells; the same row when there is nothing to leave out. */
function visible(row: Row, mended: { index: number; value: string }[] | undefined): Row {
  let blank = mended !== undefined
  for (const cell of row.cells) if (cell && isBlank(cell)) blank = true
  if (!blank) return row
  const cells: Cell[] = []
  row.cells.forEach((cell, index) => {
    if (cell && !isBlank(cell)) cells[index] = cell
  })
  for (const { index, value } of mended ?? []) {
    if (value.trim() === '') delete cells[index]
    else cells[index] = { text: value }
  }
  return { ...row, cells: cells.some(Boolean) ? cells : [] }
}

const isBlank = (cell: Cell) =>
  cell.problem === undefined && (cell.text === '' || (cell.text.length < 20 && cleanLine(cell.text) === ''))

/** The visible text of a cell in one line; '' for none. */
export const lineAt = (row: Row, index: number | undefined): string => {
  const cell = index === undefined ? undefined : row.cells[index]
  return cell ? cleanLine(cell.text) : ''
}

/** The cells of a row that stand in it themselves, not covered by a merged cell above. */
export const ownCells = (row: Row): Cell[] => row.cells.filter((cell) => cell && !cell.repeated)
