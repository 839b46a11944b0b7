/** What a reader, whatever the file format, hands over of one cell that is not empty. */
export type Cell = {
  text: string
  /** Where the cell's link goes. */
  link?: string
  /** The value was computed by the sheet. */
  computed?: true
  /** What is wrong with the value itself, in Spanish: a computed value that failed or was never saved. */
  problem?: string
  /** Covers more columns than its own, as titles do. */
  wide?: true
  /** Repeats the cell above, which is merged over this one. */
  repeated?: true
}

/** `number` is the row's number as the spreadsheet program shows it; `cells` is sparse, by column from 0. */
export type Row = { number: number; cells: Cell[] }

export type Sheet = { name: string; hidden: boolean; rows: Row[] }
