import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { type ExportRow, exportColumns } from './export-columns.ts'

/**
 * Streams the list as CSV into `out` and ends it: UTF-8 with a byte order mark and semicolons, as Excel
 * in Spanish opens it. CSV has no text cells: an apostrophe keeps a text from running as a formula.
 */
export async function streamGuestListCsv(guests: AsyncIterable<ExportRow>, out: Writable): Promise<void> {
  const closed = once(out, 'close').catch(() => undefined)
  const write = async (values: (string | number | null)[]) => {
    if (!out.write(`${values.map(field).join(';')}\r\n`)) await Promise.race([once(out, 'drain'), closed])
  }
  out.write('\ufeff')
  await write(exportColumns.map(({ header }) => header))
  for await (const guest of guests) {
    if (out.destroyed) return
    await write(exportColumns.map(({ value }) => value(guest)))
  }
  out.end()
  await Promise.race([once(out, 'finish'), closed])
}

function field(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
