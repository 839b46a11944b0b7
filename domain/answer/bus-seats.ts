import { type BusTrip, tripText } from '../event/bus-trips.ts'
import { listed } from '../text.ts'

/** The trips that a person of an answer has picked. */
type Rider = { busOut?: string | null | undefined; busBack?: string | null | undefined }

/** Whether anybody of an answer has picked a trip. */
export const ridesByTrip = (people: readonly Rider[]): boolean =>
  people.some(({ busOut, busBack }) => busOut || busBack)

/** The people who have picked a trip. */
export const ridersOf = <R extends Rider>({ id, direction }: BusTrip, people: readonly R[]): R[] =>
  people.filter(({ busOut, busBack }) => (direction === 'out' ? busOut : busBack) === id)

/**
 * What the picked trips say in words: 'Ida 17:30 · Plaza Mayor (Ana y Luis); Vuelta 02:00 · Plaza Mayor (Ana)'. Where all of
 * a party ride, their names are left out. Null when nobody has picked one of these trips.
 */
export function ridesText(
  people: readonly (Rider & { name: string })[],
  trips: readonly BusTrip[],
): string | null {
  const said = trips.flatMap((trip) => {
    const riders = ridersOf(trip, people)
    if (riders.length === 0) return []
    if (riders.length === people.length) return [tripText(trip)]
    const names = riders.map(({ name }) => name.trim()).filter(Boolean)
    const unnamed = riders.length - names.length
    const rest = unnamed === 1 ? 'una persona sin nombre' : `${unnamed} personas sin nombre`
    return [`${tripText(trip)} (${listed(unnamed > 0 ? [...names, rest] : names)})`]
  })
  return said.length > 0 ? said.join('; ') : null
}

/** A trip that has too few seats for a party, and how many it could have. */
type FullTrip = { trip: BusTrip; left: number }

/**
 * The first trip without room for a party; null when all have. `others` is how many other people ride, by trip. A party
 * keeps the seats that it had before, also on a trip that is overbooked by now.
 */
export function fullTrip(
  trips: readonly BusTrip[],
  wanted: readonly Rider[],
  before: readonly Rider[],
  others: Readonly<Record<string, number>>,
): FullTrip | null {
  for (const trip of trips) {
    const riders = ridersOf(trip, wanted).length
    const had = ridersOf(trip, before).length
    const left = seatsLeft(trip, others[trip.id] ?? 0)
    if (left !== null && riders > left && riders > had) return { trip, left: Math.max(left, had) }
  }
  return null
}

/** The seats that a trip has for a party when so many others ride; null without a limit. */
export const seatsLeft = ({ seats }: BusTrip, others: number): number | null =>
  seats === null ? null : Math.max(0, seats - others)
