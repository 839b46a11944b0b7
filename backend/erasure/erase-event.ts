import { append } from '../domain-events/append.ts'
import { Event } from '../events/event.ts'
import { openStatuses, Payment } from '../payments/payment.ts'
import { enqueueAll } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

/**
 * Erases an event with its guests, answers, messages, pictures and domain events. Its payments remain as bills without
 * an owner; an open purchase is canceled at the card provider, so that nobody pays for a deleted event. Hashes of
 * suppressed addresses remain. Throws `event-not-found`.
 */
export async function eraseEvent(trx: Trx, eventId: string): Promise<void> {
  const event = await Event.query(trx).findById(eventId).forUpdate()
  if (!event) throw new AppError('event-not-found')
  const open = await Payment.query(trx)
    .where({ eventId })
    .whereIn('status', [...openStatuses])
  await enqueueAll(
    trx,
    'cancel-payment',
    open.map(({ id }) => ({ data: { paymentId: id } })),
  )
  await event.$query(trx).delete()
  await append(trx, 'event.erased', { erasedEventId: eventId })
}
