import { seatsLeft } from '../../domain/answer/bus-seats.ts'
import type { Event } from '../events/event.ts'
import { countRiders } from '../guests/count-riders.ts'
import { database } from '../platform/database.ts'

/** The seats that a party can have, by trip; undefined when the event has no trip with a limit. */
export async function findSeatsLeft(
  { id, hasBusTransport, busTrips }: Pick<Event, 'id' | 'hasBusTransport' | 'busTrips'>,
  guestId: string,
): Promise<Record<string, number> | undefined> {
  if (!hasBusTransport || !busTrips.some(({ seats }) => seats !== null)) return undefined
  const others = await countRiders(database(), id, busTrips, guestId)
  return Object.fromEntries(
    busTrips.flatMap((trip) => {
      const left = seatsLeft(trip, others[trip.id] ?? 0)
      return left === null ? [] : [[trip.id, left]]
    }),
  )
}
