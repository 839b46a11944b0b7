import { randomUUID } from 'node:crypto'
import type { ImportReport } from '../../domain/calls/guests.ts'
import { partyKeys } from '../../domain/party/party-fields.ts'
import { seatsOf } from '../../domain/party/seats.ts'
import { append } from '../domain-events/append.ts'
import { copyRows } from '../platform/copy-rows.ts'
import { newGuestToken } from '../platform/crypto.ts'
import type { Trx } from '../platform/database.ts'
import { lockGuestList } from './lock-guest-list.ts'
import { duplicateFinder, type ExistingGuest } from './spreadsheet/find-duplicates.ts'
import type { GuestListReading, ParsedRow } from './spreadsheet/reading.ts'

/**
 * Adds every party that is not on the list yet, all or none; the report covers every row. One batch is checked for
 * duplicates while the database stores the previous one. Throws `payment-required`; `guest-limit` or `list-full` when
 * the list cannot hold them all; any error of reading (then nothing is added).
 */
export async function importGuests(
  trx: Trx,
  eventId: string,
  batches: AsyncIterable<GuestListReading>,
): Promise<ImportReport> {
  const { left, full } = await lockGuestList(trx, eventId)
  const existing = await trx<ExistingGuest & { eventId: string }>('guests')
    .where({ eventId })
    .select('name', 'group', 'email', 'phone')
  const sift = duplicateFinder(existing)
  const report: ImportReport = { imported: 0, duplicates: [], warnings: [], errors: [] }
  const fresh = async function* () {
    for await (const batch of batches) {
      const sifted = sift(batch.rows)
      report.imported += sifted.fresh.length
      report.duplicates.push(...sifted.duplicates)
      report.warnings.push(...batch.warnings, ...sifted.warnings)
      report.errors.push(...batch.errors)
      if (report.imported > left) throw full()
      yield sifted.fresh.map((party) => asRow(eventId, party))
    }
  }
  await copyRows(trx, 'guests', columns, fresh())
  if (report.imported > 0) await append(trx, 'guests.imported', { eventId, imported: report.imported })
  return report
}

const columns = ['eventId', 'token', 'people', ...partyKeys]

const asRow = (eventId: string, party: ParsedRow) => [
  eventId,
  newGuestToken(),
  JSON.stringify(seatsOf(party, randomUUID)),
  ...partyKeys.map((key) => party[key]),
]
