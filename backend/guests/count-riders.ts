import type { BusTrip } from '../../domain/event/bus-trips.ts'
import type { Trx } from '../platform/database.ts'

/** How many people ride each trip that has a limit of seats; the given guest's party is not counted. */
export async function countRiders(
  trx: Pick<Trx, 'raw'>,
  eventId: string,
  trips: readonly BusTrip[],
  exceptGuestId: string,
): Promise<Record<string, number>> {
  const limited = trips.filter(({ seats }) => seats !== null).map(({ id }) => id)
  if (limited.length === 0) return {}
  const { rows } = await trx.raw<{ rows: { trip: string; riders: number }[] }>(
    `select trip, count(*)::int as riders
     from guests g, jsonb_array_elements(g.attendees) one,
       lateral (values (one ->> 'busOut'), (one ->> 'busBack')) picked (trip)
     where g.event_id = :eventId and g.status = 'confirmed' and g.id <> :exceptGuestId
       and trip = any(cast(:limited as text[]))
     group by trip`,
    { eventId, exceptGuestId, limited },
  )
  return Object.fromEntries(rows.map(({ trip, riders }) => [trip, riders]))
}
