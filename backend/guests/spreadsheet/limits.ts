/** Limits beyond which a whole file is refused. */
export const limits = {
  /** Bytes of the file as uploaded. */
  fileBytes: 5 * 1024 * 1024,
  /** Parties of one sheet, a row each. */
  rows: 20_000,
  /** Rows besides: titles, headings, totals, sections. */
  otherRows: 500,
  /** Stored rows of one sheet, formatted empty ones included. */
  sheetRows: 100_000,
  /** Stored cells of one sheet, formatted empty ones included. */
  cells: 1_000_000,
  /** Cells that merged ranges of a sheet may cover. */
  repeatedCells: 1_000_000,
  /** Columns read of a row; further ones are ignored. */
  columns: 100,
  /** Parts in the zip. */
  zipEntries: 2_000,
  /** Bytes of all parts once inflated. */
  inflatedBytes: 64 * 1024 * 1024,
  /** Times a part may grow when inflated; real sheets stay under 50, a bomb is near 1,000. */
  inflationRatio: 200,
  /** Parts below this size have no ratio limit: small empty parts compress very well. */
  ratioCountsFromBytes: 4 * 1024 * 1024,
  /** The reading processes: a list of 20,000 rows takes a second and 200 MB. */
  children: { children: 2, waiting: 20, megabytes: 512, milliseconds: 20_000, idleMilliseconds: 300_000 },
} as const
