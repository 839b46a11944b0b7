import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

/** Erases a removed party for good. Throws `guest-not-found`. */
export async function eraseRemovedGuest(trx: Trx, eventId: string, guestId: string): Promise<void> {
  const erased = await trx('removedGuests').where({ eventId, id: guestId }).delete()
  if (erased === 0) throw new AppError('guest-not-found')
  // An import that changed it keeps what it was, for a day.
  await trx('guestImportUpdates').where({ guestId }).delete()
  await append(trx, 'guests.erased', { eventId, guestIds: [guestId] })
}
