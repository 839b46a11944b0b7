import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Guest } from './guest.ts'

/**
 * Removes a party with its RSVP and its messages; its link stops working. That it was invited is still counted. Throws
 * `guest-not-found`.
 */
export async function removeGuest(trx: Trx, guestId: string): Promise<void> {
  const found = await Guest.query(trx).findById(guestId).select('eventId')
  if (!found) throw new AppError('guest-not-found')
  const { eventId } = found
  // Lock order: the event first, as in adding and inviting; another order could deadlock.
  await trx('events').where({ id: eventId }).forNoKeyUpdate().first('id')
  const guest = await Guest.query(trx).findById(guestId).forUpdate()
  if (!guest) throw new AppError('guest-not-found')
  // Before the row and its messages are deleted: an invited party still counts towards the plan's limit.
  await trx.raw(
    `update events set removed_invited = removed_invited + 1
     where id = :eventId and exists (
       select from deliveries where guest_id = :guestId and kind = 'invitation'
         and status not in ('queued', 'failed', 'bounced'))`,
    { eventId, guestId },
  )
  await guest.$query(trx).delete()
  await append(trx, 'guest.removed', { eventId, guestId })
}
