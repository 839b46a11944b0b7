import { childPool } from '../../platform/child-pool.ts'
import { entryFile } from '../../platform/entry-file.ts'
import type { CatererSheet } from './sheet.ts'

const pool = childPool<CatererSheet>({
  file: entryFile(import.meta.dirname, 'sheet-child'),
  limits: { children: 1, waiting: 40, megabytes: 512, milliseconds: 60_000, idleMilliseconds: 60_000 },
  exhausted: 'busy',
})

/**
 * The caterer's sheet as a PDF, drawn in a child process: loading fonts and laying out long tables would
 * block other requests. Throws `busy` when too many wait already.
 */
export async function drawInChild(sheet: CatererSheet): Promise<Buffer> {
  const parts: Uint8Array[] = []
  await pool.work(sheet, (part) => parts.push(part as Uint8Array))
  return Buffer.concat(parts)
}
