import { Event } from '../events/event.ts'
import { guestsLeft, requirePaid } from '../events/plan-rules.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

/**
 * Locks an event's guest list, so that parallel additions cannot exceed the plan's limit or add a party twice.
 * Returns how many more parties fit, and the failure for one more. Throws `event-not-found`, `payment-required`.
 */
export async function lockGuestList(trx: Trx, eventId: string): Promise<ReturnType<typeof guestsLeft>> {
  // FOR NO KEY UPDATE: RSVPs only reference the event and need not wait for a long import.
  const event = await Event.query(trx).findById(eventId).forNoKeyUpdate()
  if (!event) throw new AppError('event-not-found')
  requirePaid(event)
  const [row] = await trx('guests').where({ eventId }).count('* as present')
  return guestsLeft(event, Number(row?.present ?? 0))
}
