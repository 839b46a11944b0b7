import type { Answer } from '../../domain/answer/answer.ts'
import { ridesByTrip } from '../../domain/answer/bus-seats.ts'
import { lockTrips } from '../events/lock-trips.ts'
import type { Guest } from '../guests/guest.ts'
import type { Trx } from '../platform/database.ts'
import type { EventQuestions } from './fields-of-answer.ts'

/** A guest with what its event asks and until when. */
export type LockedGuest = Guest &
  EventQuestions & {
    eventDate: Date
    timezone: string
    ceremonyTime: string | null
    receptionTime: string | null
    rsvpDeadline: string | null
  }

/**
 * The locked guest with its event's questions. The event is not locked; answers with a bus trip wait for one another, and
 * for a change of the trips.
 */
export async function lockGuest(
  trx: Trx,
  guestId: string,
  { attendees }: Answer,
): Promise<LockedGuest | undefined> {
  if (ridesByTrip(attendees ?? [])) {
    const found = await trx<Guest>('guests').where({ id: guestId }).first('eventId')
    if (found) await lockTrips(trx, found.eventId)
  }
  return trx('guests')
    .join('events', 'events.id', 'guests.eventId')
    .where('guests.id', guestId)
    .forUpdate('guests')
    .first(
      'guests.*',
      'events.hasBusTransport',
      'events.menus',
      'events.busTrips',
      'events.asksChildAge',
      'events.eventDate',
      'events.timezone',
      'events.ceremonyTime',
      'events.receptionTime',
      'events.rsvpDeadline',
    )
}
