import { limits } from './limits.ts'
import { markMerged } from './mark-merged.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Cell, Range, Row, Sheet } from './sheet.ts'

/** Builds a sheet cell by cell, left to right and top to bottom, within the limits of sheets. */
export class SheetBuilder {
  readonly #rows: Row[] = []
  readonly #merges: Range[] = []
  readonly #hiddenColumns = new Set<number>()
  #row: Row | undefined
  #rowsStored = 0
  #cellsStored = 0
  /** The column of the next cell. */
  column = 0

  /** The number of the current row. */
  get number(): number {
    return this.#row?.number ?? 0
  }

  /** Throws `spreadsheet-too-large`. */
  startRow(number: number, hidden: boolean): void {
    this.#count(1)
    this.#row = { number, cells: [], ...(hidden && { hidden: true }) }
    this.column = 0
  }

  /** Ends the current row, which stands `times` in the sheet; a row without content is left out. */
  endRow(times = 1): void {
    const row = this.#row
    if (row && row.cells.length > 0)
      for (let time = 0; time < times; time++) {
        if (time > 0) this.#count(row.cells.length)
        const cells = time === 0 ? row.cells : structuredClone(row.cells)
        this.#rows.push({ ...row, cells, number: row.number + time })
      }
    this.#row = undefined
  }

  /** Adds a cell `times` side by side; undefined leaves them empty. */
  add(cell: Cell | undefined, times = 1): void {
    const last = Math.min(this.column + times, limits.columns)
    for (let column = this.column; cell && column < last; column++) {
      this.#cellsStored += 1
      if (this.#row) this.#row.cells[column] = column === this.column ? cell : { ...cell }
    }
    this.column += times
    this.#cellsStored += 1
    if (this.#cellsStored > limits.cells) throw new RefusedSpreadsheet('spreadsheet-too-large')
  }

  /** Merges cells from the next one on. */
  merge(rows: number, columns: number): void {
    if (rows <= 1 && columns <= 1) return
    const { number: top, column: left } = this
    this.#merges.push({
      top,
      left,
      bottom: top + Math.max(rows, 1) - 1,
      right: left + Math.max(columns, 1) - 1,
    })
  }

  hideColumns(from: number, count: number): void {
    const end = Math.min(from + count, limits.columns)
    for (let column = from; column < end; column++) this.#hiddenColumns.add(column)
  }

  sheet(name: string, hidden = false): Sheet {
    markMerged(this.#rows, this.#merges)
    return { name, hidden, rows: this.#rows, hiddenColumns: [...this.#hiddenColumns], merges: this.#merges }
  }

  #count(cells: number): void {
    this.#rowsStored += 1
    this.#cellsStored += cells
    if (this.#rowsStored > limits.sheetRows || this.#cellsStored > limits.cells)
      throw new RefusedSpreadsheet('spreadsheet-too-large')
  }
}
