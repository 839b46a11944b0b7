import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Guest } from './guest.ts'
import { keepRemoved } from './keep-removed.ts'

/**
 * Removes a party with its RSVP and its messages; its link stops working. It can be brought back for 30 days. That it
 * was invited is still counted. Throws `guest-not-found`.
 */
export async function removeGuest(trx: Trx, guestId: string): Promise<void> {
  const found = await Guest.query(trx).findById(guestId).select('eventId')
  if (!found) throw new AppError('guest-not-found')
  const { eventId } = found
  const [removed] = await keepRemoved(trx, eventId, [guestId])
  if (!removed) throw new AppError('guest-not-found')
  await append(trx, 'guest.removed', { eventId, guestId })
}

/** Removes those of the parties that are on the list; returns how many. The same as `removeGuest` for each. */
export async function removeGuests(
  trx: Trx,
  eventId: string,
  guestIds: readonly string[],
): Promise<{ removed: number }> {
  const removed = await keepRemoved(trx, eventId, guestIds)
  if (removed.length > 0) await append(trx, 'guests.removed', { eventId, guestIds: removed })
  return { removed: removed.length }
}
