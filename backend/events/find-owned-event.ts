import type { OwnedEvent } from '../../domain/calls/events.ts'
import { AppError } from '../platform/errors.ts'
import { Event } from './event.ts'
import { findCoverPhoto } from './find-cover-photo.ts'
import { presentOwned } from './present.ts'

/** The event as its owner sees it. Throws `event-not-found`. */
export async function findOwnedEvent(eventId: string): Promise<OwnedEvent> {
  const event = await Event.query()
    .findById(eventId)
    .select('events.*', (query) =>
      query
        .from('payments')
        .whereColumn('payments.eventId', 'events.id')
        .whereNotNull('activatedAt')
        .orderBy('activatedAt', 'desc')
        .limit(1)
        .select('intentId')
        .as('stripePaymentIntentId'),
    )
  if (!event) throw new AppError('event-not-found')
  return presentOwned(event, await findCoverPhoto(event.coverImageUrl))
}
