import { readGuestList } from './read-guest-list.ts'
import type { GuestListReading } from './reading.ts'

/** For tests: a whole list, its batches joined. */
export async function readWholeList(bytes: Buffer, fileName: string): Promise<GuestListReading> {
  const whole: GuestListReading = { rows: [], errors: [], warnings: [] }
  for await (const { rows, errors, warnings } of await readGuestList(bytes, fileName)) {
    whole.rows.push(...rows)
    whole.errors.push(...errors)
    whole.warnings.push(...warnings)
  }
  return whole
}
