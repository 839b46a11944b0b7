/** A party as the list gives it, ready to be stored; `row` is the row's number in the spreadsheet. */
export type ParsedRow = {
  row: number
  name: string
  group: string
  email: string | null
  /** E.164. */
  phone: string | null
  maxGuests: number
  dietaryRestrictions: string | null
  notes: string | null
}

/**
 * Why a row was refused, in the words of whoever wrote the list: whose row it is ('' when it names nobody), the column as
 * its own header has it, and the reason.
 */
export type RowError = { row: number; name: string; column: string; message: string }

export type RowWarning = { row: number; message: string }

/** Every row is either among the good ones or among the errors, never both; a bad row may have several errors. */
export type GuestListReading = { rows: ParsedRow[]; errors: RowError[]; warnings: RowWarning[] }
