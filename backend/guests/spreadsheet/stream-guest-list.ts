import { once } from 'node:events'
import type { Writable } from 'node:stream'
import ExcelJS from 'exceljs'
import { type Asked, type ExportRow, exportColumns } from './export-columns.ts'
import { takeTurn } from './take-turn.ts'

/** Rows written before checking backpressure and yielding to other requests. */
const rowsAtOnce = 100

/**
 * Streams the list as .xlsx into `out` and ends it. Every text is a text cell in text format, so that none runs as a
 * formula, not even after an edit; `asked` are the menus and trips that have a column. Stops without an error when `out` closes
 * before the end.
 */
export async function streamGuestList(
  guests: AsyncIterable<ExportRow>,
  asked: Asked,
  out: Writable,
): Promise<void> {
  const columns = exportColumns(asked)
  const closed = once(out, 'close').catch(() => undefined)
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: false,
  })
  const sheet = book.addWorksheet('Invitados', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ heading, width }) => ({ header: heading, width, style: { numFmt: '@' } }))
  sheet.getRow(1).font = { bold: true }
  sheet.getRow(1).commit()
  let written = 0
  await takeTurn()
  for await (const guest of guests) {
    if (out.destroyed) return
    const row = sheet.addRow(columns.map(({ value }) => value(guest)))
    row.eachCell((cell) => {
      if (typeof cell.value === 'number') cell.numFmt = '0'
    })
    row.commit()
    written += 1
    if (written % rowsAtOnce > 0) continue
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), closed])
    await takeTurn()
  }
  sheet.commit()
  await Promise.race([book.commit(), closed])
}
