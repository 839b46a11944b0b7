import {
  type BusTrip,
  directionNames,
  directions,
  stopText,
  tripsOf,
} from '../../../domain/event/bus-trips.ts'
import { Control, Label } from './controls.ts'

/** The trips that a person has picked; absent or '' without one. */
export type PickedTrips = { busOut?: string | undefined; busBack?: string | undefined }

const fieldOf = { out: 'busOut', back: 'busBack' } as const

type Props = {
  /** The person's place in the form, for the names of its fields; absent where the choice is for everybody. */
  index?: number
  trips: readonly BusTrip[]
  /** How many seats the party can have, by trip; a trip that is missing has no limit. */
  seatsLeft?: Readonly<Record<string, number>> | undefined
  /** Whose bus it is, for screen readers: 'Ana', 'persona 2'. */
  who: string
  value: PickedTrips
  onChange: (value: PickedTrips) => void
}

/**
 * The bus of one person: a trip there and a trip back, or none. A trip without a seat left can only be kept by who has
 * it. Works as plain form fields.
 */
export function TripChoice({ index, trips, seatsLeft = {}, who, value, onChange }: Props) {
  return (
    <div className="trips">
      {directions.map((direction) => {
        const offered = tripsOf(trips, direction)
        const field = fieldOf[direction]
        const picked = value[field] ?? ''
        return (
          offered.length > 0 && (
            <Label key={direction}>
              <span>
                {directionNames[direction]}
                <span className="spoken"> en autobús de {who}</span>
              </span>
              <Control
                as="select"
                name={index === undefined ? undefined : `attendees[${index}][${field}]`}
                value={picked}
                onChange={({ target }) => onChange({ ...value, [field]: target.value })}
              >
                <option value="">Sin autobús</option>
                {offered.map((trip) => {
                  const left = seatsLeft[trip.id]
                  return (
                    <option key={trip.id} value={trip.id} disabled={left === 0 && picked !== trip.id}>
                      {stopText(trip)}
                      {left !== undefined && left <= few && ` (${leftText(left)})`}
                    </option>
                  )
                })}
              </Control>
            </Label>
          )
        )
      })}
    </div>
  )
}

/** From so many seats on, their number is told. */
const few = 5
const leftText = (left: number) =>
  left === 0 ? 'completo' : left === 1 ? 'queda 1 plaza' : `quedan ${left} plazas`
