import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Guest } from './guest.ts'

/** Removes a party, its answer and the record of its messages; its link opens nothing any more. Throws `guest-not-found`. */
export async function removeGuest(trx: Trx, guestId: string): Promise<void> {
  const guest = await Guest.query(trx).findById(guestId).forUpdate()
  if (!guest) throw new AppError('guest-not-found')
  await guest.$query(trx).delete()
  await append(trx, 'guest.removed', { eventId: guest.eventId, guestId })
}
