import type { SelectionChanged, SelectionChanges } from '../../domain/calls/guest-changes.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'

/**
 * Changes the group of many parties; ids that are not on this list are left out. One domain event names those that were
 * really changed.
 */
export async function changeGuests(
  trx: Trx,
  eventId: string,
  { guestIds, changes: { group } }: SelectionChanges,
): Promise<SelectionChanged> {
  const found = await trx('guests')
    .where({ eventId })
    .whereIn('id', guestIds)
    .orderBy('id')
    .forUpdate()
    .select('id', 'group')
  const changed = found
    .filter((guest) => group !== undefined && guest.group !== group)
    .map(({ id }) => id as string)
  if (changed.length > 0) {
    await trx('guests').whereIn('id', changed).update({ group })
    await append(trx, 'guests.changed', { eventId, guestIds: changed, fields: ['group'] })
  }
  return { changed: found.length, refused: 0, refusals: [] }
}
