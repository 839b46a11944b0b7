import type { Method } from '../../domain/sending/channel.ts'
import { Event } from '../events/event.ts'
import { requireGrandSoiree, requirePaid } from '../events/plan-rules.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

/**
 * The event of a campaign, locked until the transaction ends, so that two clicks do not send twice. Throws
 * `event-not-found`, `payment-required`, `plan-required`.
 */
export async function lockPaidEvent(trx: Trx, eventId: string, method: Method): Promise<Event> {
  const event = await Event.query(trx).findById(eventId).forNoKeyUpdate()
  if (!event) throw new AppError('event-not-found')
  requirePaid(event)
  if (method !== 'email') requireGrandSoiree(event)
  return event
}
