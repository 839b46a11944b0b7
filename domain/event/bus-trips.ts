import * as v from 'valibot'
import { text } from '../text.ts'

export const directions = ['out', 'back'] as const
export type Direction = (typeof directions)[number]

/** As guests and the couple read it. */
export const directionNames = { out: 'Ida', back: 'Vuelta' } as const satisfies Record<Direction, string>

export const mostTrips = 12
export const tripsMessage = `Como máximo ${mostTrips} trayectos`
const mostSeats = 500
export const seatsMessage = `Entre 1 y ${mostSeats} plazas, o en blanco si no hay límite`
const timeMessage = 'Hora válida requerida (HH:MM)'

/** Whether a trip can have so many seats. */
export function isSeatCount(seats: number): boolean {
  return Number.isInteger(seats) && seats >= 1 && seats <= mostSeats
}

/** A bus that the event offers: it leaves at an hour from a stop, or on the way back goes to it. */
export const BusTrip = v.object({
  id: v.string(),
  direction: v.picklist(directions),
  stop: v.string(),
  /** 'HH:MM', in the event's time zone. */
  time: v.string(),
  /** Null: as many as want to. */
  seats: v.nullable(v.number()),
})
export type BusTrip = v.InferOutput<typeof BusTrip>

/** What an owner sends of a trip. A trip without an id is new. */
export const GivenTrip = v.object({
  id: v.nullish(v.pipe(v.string(), v.uuid())),
  direction: v.picklist(directions, 'Indica si es de ida o de vuelta'),
  stop: v.pipe(text(120), v.minLength(1, 'Parada requerida')),
  time: v.pipe(
    v.string(timeMessage),
    v.maxLength(5, timeMessage),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage),
  ),
  seats: v.nullish(
    v.pipe(v.number(seatsMessage), v.maxValue(mostSeats, seatsMessage), v.check(isSeatCount, seatsMessage)),
    null,
  ),
})

export const GivenTrips = v.pipe(
  v.array(GivenTrip),
  v.maxLength(mostTrips, tripsMessage),
  v.check((trips) => {
    const ids = trips.flatMap(({ id }) => id?.toLowerCase() ?? [])
    return new Set(ids).size === ids.length
  }, 'Hay un trayecto repetido'),
)
export type GivenTrips = v.InferOutput<typeof GivenTrips>

type Named = Pick<BusTrip, 'direction' | 'stop' | 'time'>

/** Hour and stop: '17:30 · Plaza Mayor'. */
export const stopText = ({ time, stop }: Omit<Named, 'direction'>): string => `${time} · ${stop}`

/** The whole trip: 'Ida 17:30 · Plaza Mayor'. */
export const tripText = (trip: Named): string => `${directionNames[trip.direction]} ${stopText(trip)}`

/** The trips of one direction, in the couple's order. */
export const tripsOf = <T extends Pick<BusTrip, 'direction'>>(
  trips: readonly T[],
  direction: Direction,
): T[] => trips.filter((trip) => trip.direction === direction)
