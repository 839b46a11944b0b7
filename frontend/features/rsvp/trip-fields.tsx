import { useState } from 'react'
import { ridesByTrip, ridesText } from '../../../domain/answer/bus-seats.ts'
import type { TypedAttendee } from '../../../domain/answer/typed-answer.ts'
import type { BusTrip } from '../../../domain/event/bus-trips.ts'
import { Trips } from './person-styles.ts'
import { type PickedTrips, TripChoice } from './trip-choice.tsx'

type Props = {
  people: readonly TypedAttendee[]
  trips: readonly BusTrip[]
  seatsLeft: Readonly<Record<string, number>> | undefined
  onChange: (people: TypedAttendee[]) => void
}

/**
 * The bus, behind a tap: one choice for everybody who comes, and below it each with the own trips. Without script each
 * person picks.
 */
export function TripFields({ people, trips, seatsLeft, onChange }: Props) {
  const coming = people.filter(({ comes }) => comes)
  const [first] = coming
  const isCommon = coming.every(
    ({ busOut, busBack }) => busOut === first?.busOut && busBack === first?.busBack,
  )
  // What was picked before stands open.
  const [isOpen] = useState(() => ridesByTrip(coming))
  const [isEachOpen] = useState(isOpen && !isCommon)
  const told = ridesText(coming, trips)
  const offered = { trips, seatsLeft }
  return (
    <Trips open={isOpen}>
      <summary>{told ? `Autobús: ${told}` : 'Autobús'}</summary>
      {coming.length < 2 ? (
        <EachTrips people={people} {...offered} onChange={onChange} />
      ) : (
        <>
          <fieldset className="scripted" aria-label="Autobús para todos">
            <TripChoice
              {...offered}
              who="todos"
              value={isCommon ? { busOut: first?.busOut, busBack: first?.busBack } : {}}
              onChange={(picked) => onChange(people.map((one) => (one.comes ? { ...one, ...picked } : one)))}
            />
          </fieldset>
          <details open={isEachOpen}>
            <summary>Cada persona el suyo</summary>
            <EachTrips people={people} {...offered} onChange={onChange} />
          </details>
        </>
      )}
    </Trips>
  )
}

function EachTrips({ people, onChange, ...offered }: Props) {
  const several = people.length > 1
  return people.map((person, index) => {
    const who = person.name.trim() || `persona ${index + 1}`
    const change = (picked: PickedTrips) =>
      onChange(people.map((one, at) => (at === index ? { ...one, ...picked } : one)))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the party
      <fieldset key={index} hidden={!person.comes} className="folded">
        {several && <legend>{who}</legend>}
        <TripChoice {...offered} index={index} who={who} value={person} onChange={change} />
      </fieldset>
    )
  })
}
