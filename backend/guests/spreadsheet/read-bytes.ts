import { findHeader, findHeaders } from './columns.ts'
import { limits } from './limits.ts'
import { parseRows } from './parse-rows.ts'
import { readSheets } from './read-sheets.ts'
import type { GuestListReading, RowWarning } from './reading.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Sheet } from './sheet.ts'

/** Rows in a batch: a few milliseconds of work for its consumer. */
const batchRows = 1_000

/**
 * The guest list of a spreadsheet, in batches from the top; at least one, also for an empty list. Throws
 * RefusedSpreadsheet before the first batch or not at all; runs in a reading process.
 */
export async function* readBytes(bytes: Buffer): AsyncGenerator<GuestListReading> {
  const sheets = await readSheets(bytes, '')
  const header = findHeader(sheets)
  if (!header) throw new RefusedSpreadsheet('spreadsheet-no-header')
  const rows = header.sheet.rows.slice(header.rowIndex + 1)
  if (rows.length > limits.rows) throw new RefusedSpreadsheet('spreadsheet-too-large')
  let warnings = otherLists(sheets, header.sheet)
  let from = 0
  do {
    yield { ...parseRows(header, rows.slice(from, from + batchRows)), warnings }
    warnings = []
    from += batchRows
  } while (from < rows.length)
}

/** Warns about further lists in the same workbook, which are not read. */
function otherLists(sheets: Sheet[], chosen: Sheet): RowWarning[] {
  return findHeaders(sheets)
    .filter(({ score }) => score > 1)
    .filter(({ sheet, rowIndex }) => sheet !== chosen && !sheet.hidden && sheet.rows.length > rowIndex + 1)
    .map(({ sheet, rowIndex }) => ({
      row: sheet.rows[rowIndex]?.number ?? 1,
      message: `La hoja «${sheet.name}» también parece una lista de invitados y no se ha leído: solo se lee «${chosen.name}». Súbela en otro archivo`,
    }))
}
