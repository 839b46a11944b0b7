import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { csvField } from '../../../domain/party/csv-field.ts'
import { type Asked, type ExportRow, exportColumns } from './export-columns.ts'
import { takeTurn } from './take-turn.ts'

/** Rows written before yielding to other requests. */
const rowsAtOnce = 500

/**
 * Streams the list as CSV into `out` and ends it: UTF-8 with a byte order mark and semicolons, as Excel in Spanish
 * opens it; `asked` are the menus and trips that have a column.
 */
export async function streamGuestListCsv(
  guests: AsyncIterable<ExportRow>,
  asked: Asked,
  out: Writable,
): Promise<void> {
  const columns = exportColumns(asked)
  const closed = once(out, 'close').catch(() => undefined)
  const write = async (values: (string | number | null)[]) => {
    if (!out.write(`${values.map(csvField).join(';')}\r\n`)) await Promise.race([once(out, 'drain'), closed])
  }
  out.write('\ufeff')
  await write(columns.map(({ heading }) => heading))
  let written = 0
  await takeTurn()
  for await (const guest of guests) {
    if (out.destroyed) return
    if (++written % rowsAtOnce === 0) await takeTurn()
    await write(columns.map(({ value }) => value(guest)))
  }
  out.end()
  await Promise.race([once(out, 'finish'), closed])
}
