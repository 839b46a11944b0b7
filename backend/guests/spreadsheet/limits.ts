/** What a guest list may measure before it is refused whole. */
export const limits = {
  /** Bytes of the file as uploaded. */
  fileBytes: 5 * 1024 * 1024,
  /** Rows with anything in them, on one sheet. */
  rows: 20_000,
  /** Rows stored on one sheet, empty ones included: formatted far beyond the list. */
  sheetRows: 100_000,
  /** Cells stored on one sheet, formatted empty ones included. */
  cells: 1_000_000,
  /** Cells that the merged ones of a sheet may repeat into. */
  repeatedCells: 1_000_000,
  /** Columns read of a row; what lies further right is not a guest list. */
  columns: 100,
  /** Parts in the zip. */
  zipEntries: 2_000,
  /** Bytes of all parts once inflated. */
  inflatedBytes: 64 * 1024 * 1024,
  /** Times a part may grow when inflated; real sheets stay under 50, a bomb is near 1,000. */
  inflationRatio: 200,
  /** Parts below this may grow as they like: a few kB of nothing inflate well. */
  ratioCountsFromBytes: 4 * 1024 * 1024,
  /** The processes that read: a list of 20,000 rows takes a second and 200 MB. */
  children: { children: 2, waiting: 20, megabytes: 512, milliseconds: 20_000, idleMilliseconds: 300_000 },
} as const
