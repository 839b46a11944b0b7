/** What the file itself says a value is; CSV and pasted tables say nothing. */
export type CellKind = 'text' | 'number' | 'date' | 'boolean'

/** One non-empty cell, whatever the file format. */
export type Cell = {
  /** Numbers with all their digits and no exponent, dates as dd/mm/yyyy, booleans as 'sí' and 'no'. */
  text: string
  kind?: CellKind
  /** The target of the cell's link. */
  link?: string
  /** The value is the result of a formula. */
  computed?: true
  /** What is wrong with the value, in Spanish: a formula that failed or whose result was never saved. */
  problem?: string
  /** Merged across several columns, as titles are. */
  wide?: true
  /** Covered by the merged cell above, whose value it repeats. */
  repeated?: true
}

/**
 * A row with content: `number` as the spreadsheet program shows it; `cells` is sparse, by column from 0; `hidden` by
 * hand or by a filter.
 */
export type Row = { number: number; cells: Cell[]; hidden?: true }

/** Rows by number, columns from 0, both ends included. */
export type Range = { top: number; left: number; bottom: number; right: number }

export type Sheet = {
  name: string
  hidden: boolean
  /** Top to bottom, empty ones left out. */
  rows: Row[]
  /** Hidden columns from 0, ascending. */
  hiddenColumns: number[]
  /** Merged ranges of more than one cell. */
  merges: Range[]
}
