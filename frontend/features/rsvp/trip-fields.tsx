import type { TypedAttendee } from '../../../domain/answer/typed-answer.ts'
import type { BusTrip } from '../../../domain/event/bus-trips.ts'
import { TripChoice } from './trip-choice.tsx'

type Props = {
  people: readonly TypedAttendee[]
  trips: readonly BusTrip[]
  seatsLeft: Readonly<Record<string, number>> | undefined
  onChange: (people: TypedAttendee[]) => void
}

/** The bus of everybody who comes, each with the own trips; the first one's can be given to all. */
export function TripFields({ people, trips, seatsLeft, onChange }: Props) {
  const first = people.findIndex(({ comes }) => comes)
  const several = people.filter(({ comes }) => comes).length > 1
  const shareWithAll = () => {
    const { busOut, busBack } = people[first] ?? {}
    onChange(people.map((person) => ({ ...person, busOut, busBack })))
  }
  return people.map((person, index) => {
    const who = person.name.trim() || `persona ${index + 1}`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the party
      <fieldset key={index} hidden={!person.comes} className="folded">
        <legend>{several ? `Autobús: ${who}` : 'Autobús'}</legend>
        <TripChoice
          index={index}
          trips={trips}
          seatsLeft={seatsLeft}
          who={who}
          value={person}
          onChange={(picked) =>
            onChange(people.map((one, at) => (at === index ? { ...one, ...picked } : one)))
          }
          onSameForAll={several && index === first ? shareWithAll : undefined}
        />
      </fieldset>
    )
  })
}
