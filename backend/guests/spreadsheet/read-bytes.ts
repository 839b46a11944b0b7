import { findHeader, findHeaders } from './columns.ts'
import { kindOf } from './kind-of.ts'
import { limits } from './limits.ts'
import { parseRows } from './parse-rows.ts'
import { readXlsx } from './read-xlsx.ts'
import type { GuestListReading, RowWarning } from './reading.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Sheet } from './sheet.ts'

/** The guest list in a spreadsheet's bytes. Throws RefusedSpreadsheet; runs in the reading thread. */
export async function readBytes(bytes: Buffer): Promise<GuestListReading> {
  const kind = kindOf(bytes)
  if (!kind) throw new RefusedSpreadsheet('spreadsheet-wrong-type')
  const sheets = await readSheets(bytes, kind)
  const header = findHeader(sheets)
  if (!header) throw new RefusedSpreadsheet('spreadsheet-no-header')
  const reading = parseRows(header)
  if (header.sheet.rows.length - header.rowIndex - 1 > limits.rows)
    throw new RefusedSpreadsheet('spreadsheet-too-large')
  return { ...reading, warnings: otherLists(sheets, header.sheet) }
}

async function readSheets(bytes: Buffer, kind: 'xlsx' | 'xls'): Promise<Sheet[]> {
  try {
    if (kind === 'xlsx') return readXlsx(bytes)
    // Few lists are .xls, and its reader is the largest part of the thread.
    const { readXls } = await import('./read-xls.ts')
    return readXls(bytes)
  } catch (error) {
    if (error instanceof RefusedSpreadsheet) throw error
    // Whatever the libraries stumble over in the file is the file's fault to the person who sent it.
    throw new RefusedSpreadsheet('spreadsheet-unreadable', error)
  }
}

/** A second list in the same book is not read in silence, nor left out in silence. */
function otherLists(sheets: Sheet[], chosen: Sheet): RowWarning[] {
  return findHeaders(sheets)
    .filter(({ score }) => score > 1)
    .filter(({ sheet, rowIndex }) => sheet !== chosen && !sheet.hidden && sheet.rows.length > rowIndex + 1)
    .map(({ sheet, rowIndex }) => ({
      row: sheet.rows[rowIndex]?.number ?? 1,
      message: `La hoja «${sheet.name}» también parece una lista de invitados y no se ha leído: solo se lee «${chosen.name}». Súbela en otro archivo`,
    }))
}
