import type { Party } from '../../../domain/party/party-fields.ts'

/** A parsed party, ready to be stored; `row` is its row number in the spreadsheet. */
export type ParsedRow = Party & { row: number }

/** Why a row was refused: its name ('' when it has none), the column as its own header has it, and the reason. */
export type RowError = { row: number; name: string; column: string; message: string }

export type RowWarning = { row: number; message: string }

/** Every row is either valid or among the errors, never both; an invalid row may have several errors. */
export type GuestListReading = { rows: ParsedRow[]; errors: RowError[]; warnings: RowWarning[] }
