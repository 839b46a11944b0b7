import { append } from '../domain-events/append.ts'
import { guestLimits } from '../events/contract.ts'
import { newGuestToken } from '../platform/crypto.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { ImportReport } from './contract.ts'
import { lockGuestList } from './lock-guest-list.ts'
import { type ExistingGuest, findDuplicates } from './spreadsheet/find-duplicates.ts'
import type { GuestListReading } from './spreadsheet/reading.ts'

/** In the order of the insert below. */
const columns = ['name', 'group', 'maxGuests', 'phone', 'email', 'notes', 'dietaryRestrictions'] as const

/**
 * Adds every party of the list that is not there yet, all or none; the report says what became of each row.
 * Throws `payment-required`; `guest-limit` when the plan cannot hold them all (then nothing is added).
 */
export async function importGuests(
  trx: Trx,
  eventId: string,
  reading: GuestListReading,
): Promise<ImportReport> {
  const { left } = await lockGuestList(trx, eventId)
  const existing = await trx<ExistingGuest & { eventId: string }>('guests')
    .where({ eventId })
    .select('name', 'group', 'email', 'phone')
  const { fresh, duplicates, warnings } = findDuplicates(reading.rows, existing)
  if (left !== null && fresh.length > left) throw new AppError('guest-limit', { limit: guestLimits.essence })
  if (fresh.length > 0) {
    // The cast: knex types no arrays with nulls, which pg binds as they are.
    await trx.raw(
      `insert into guests (event_id, token, name, "group", max_guests, phone, email, notes, dietary_restrictions)
       select ?::uuid, * from unnest(?::text[], ?::text[], ?::text[], ?::int[], ?::text[], ?::text[], ?::text[], ?::text[])`,
      [
        eventId,
        fresh.map(newGuestToken),
        ...columns.map((column) => fresh.map((party) => party[column] as string)),
      ],
    )
    await append(trx, 'guests.imported', { eventId, imported: fresh.length })
  }
  return {
    imported: fresh.length,
    duplicates,
    warnings: [...reading.warnings, ...warnings],
    errors: reading.errors,
  }
}
