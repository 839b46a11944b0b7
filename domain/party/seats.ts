import type { GivenPerson } from './given-people.ts'
import { namesIn } from './household.ts'
import { type NewPerson, peopleOf } from './people-of.ts'
import type { Person } from './person.ts'

/** A person as it is stored. */
export type Seat = Person & {
  /** The name is from a guest's answer: a later answer may change it. The owner's names stay. */
  namedBy?: 'guest'
}

/** People with an id each, which `newId` makes. */
export const seated = (people: readonly NewPerson[], newId: () => string): Seat[] =>
  people.map(({ name, isChild }) => ({ id: newId(), name, isChild }))

/** The seats of a party whose name and number are known, and its people perhaps. */
export const seatsOf = (
  party: { name: string; maxGuests: number; people?: readonly NewPerson[] | undefined },
  newId: () => string,
): Seat[] => seated(party.people ?? peopleOf(party.name, party.maxGuests), newId)

/** The people of seats, as owner and guests see them. */
export const peopleIn = (seats: readonly Seat[]): Person[] =>
  seats.map(({ id, name, isChild }) => ({ id, name, isChild }))

/**
 * The seats after their number has changed. More seats are unnamed ones. For fewer, unnamed seats go, from the end;
 * those in `taken` stay. `leaving` names who else would have to go, then the seats are not to be changed.
 */
export function resized(
  seats: readonly Seat[],
  count: number,
  taken: ReadonlySet<string>,
  newId: () => string,
): { seats: Seat[]; leaving: string[] } {
  if (count >= seats.length)
    return { seats: [...seats, ...unnamed(count - seats.length, newId)], leaving: [] }
  const free = seats.filter(({ id }) => !taken.has(id)).reverse()
  const going = [
    ...free.filter(({ name }) => name === null),
    ...free.filter(({ name }) => name !== null),
  ].slice(0, seats.length - count)
  return {
    seats: seats.filter((seat) => !going.includes(seat)),
    leaving: going.flatMap(({ name }) => name ?? []).reverse(),
  }
}

/** The seats as their owner has written them. A known id keeps its seat, anybody else gets a new one. */
export function rewritten(
  seats: readonly Seat[],
  given: readonly GivenPerson[],
  newId: () => string,
): Seat[] {
  const known = new Map(seats.map((seat) => [seat.id, seat]))
  return given.map(({ id, name, isChild }) => {
    const seat = known.get(id?.toLowerCase() ?? '')
    if (!seat) return { id: newId(), name, isChild }
    const { namedBy, ...own } = seat
    const isGuests = namedBy && name === seat.name && isChild === seat.isChild
    return { ...own, name, isChild, ...(isGuests && { namedBy }) }
  })
}

/**
 * The seats of a party that gets another name: people who stand there as the old name has them are renamed with it, and
 * unnamed seats get the names that are new. Nobody else's name changes.
 */
export function renamed(seats: readonly Seat[], before: string, after: string): Seat[] {
  const old = namesIn(before)
  const now = namesIn(after).length > seats.length ? [] : peopleOf(after, seats.length)
  return seats.map((seat, at) => {
    const name = now[at]?.name
    return name && seat.name === (old[at] ?? null) ? { id: seat.id, name, isChild: seat.isChild } : seat
  })
}

const unnamed = (count: number, newId: () => string) =>
  seated(
    Array.from({ length: count }, () => ({ name: null, isChild: false })),
    newId,
  )
