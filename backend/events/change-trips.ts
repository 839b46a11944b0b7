import type { Attendee } from '../../domain/answer/attendee.ts'
import { ridersOf, ridesText } from '../../domain/answer/bus-seats.ts'
import { type BusTrip, tripText } from '../../domain/event/bus-trips.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { lockTrips } from './lock-trips.ts'

type Party = { id: string; attendees: Attendee[]; busComments: string | null }

/**
 * Takes an event's new trips over into the answers: what they say of the bus is derived anew. Answers with
 * a trip wait until it is done. Throws `trip-taken` when somebody rides a trip that is gone.
 */
export async function changeTrips(
  trx: Trx,
  eventId: string,
  before: readonly BusTrip[],
  after: readonly BusTrip[],
): Promise<void> {
  await lockTrips(trx, eventId)
  if (before.length === 0) return
  const parties: Party[] = await trx('guests')
    .where({ eventId, status: 'confirmed' })
    .whereRaw(`jsonb_path_exists(attendees, '$[*] \\? (exists(@.busOut) || exists(@.busBack))')`)
    .orderBy('id')
    .forUpdate()
    .select('id', 'attendees', 'busComments')
  const people = parties.flatMap(({ attendees }) => attendees)
  for (const trip of before) {
    const stays = after.some(({ id, direction }) => id === trip.id && direction === trip.direction)
    const riders = ridersOf(trip, people).length
    if (!stays && riders > 0)
      throw new AppError('trip-taken', {
        people: riders === 1 ? '1 persona' : `${riders} personas`,
        trip: tripText(trip),
      })
  }
  const changed = parties.flatMap(({ id, attendees, busComments }) => {
    const text = ridesText(attendees, after)
    return text === busComments ? [] : [{ id, text }]
  })
  if (changed.length === 0) return
  await trx.raw(
    `update guests set bus_comments = given.text
     from jsonb_to_recordset(cast(? as jsonb)) as given (id uuid, text text) where guests.id = given.id`,
    [JSON.stringify(changed)],
  )
}
