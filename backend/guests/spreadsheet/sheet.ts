/** One non-empty cell, whatever the file format. */
export type Cell = {
  text: string
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

/** `number` is the row's number as the spreadsheet program shows it; `cells` is sparse, by column from 0. */
export type Row = { number: number; cells: Cell[] }

export type Sheet = { name: string; hidden: boolean; rows: Row[] }
