import type { NewPerson } from '../../../domain/party/people-of.ts'
import { foldedName } from '../../../domain/party/same-name.ts'
import type { Seat } from '../../../domain/party/seats.ts'

/**
 * The seats of a party that takes over a file's people. Who has the same name keeps the seat; the others take the seats
 * that are left, in order. A seat that the file does not name keeps the name it has.
 */
export function mergeSeats(
  seats: readonly Seat[],
  people: readonly NewPerson[],
  newId: () => string,
): Seat[] {
  const free = [...seats]
  const take = (isIt: (seat: Seat) => boolean) => {
    const at = free.findIndex(isIt)
    return at < 0 ? undefined : free.splice(at, 1)[0]
  }
  const same = people.map(
    ({ name }) => name && take((seat) => seat.name !== null && foldedName(seat.name) === foldedName(name)),
  )
  return people.map((person, at) => {
    const seat = same[at] || take(() => true)
    if (!seat) return { id: newId(), name: person.name, isChild: person.isChild }
    if (person.name === null) return { ...seat, isChild: seat.isChild || person.isChild }
    if (person.name === seat.name && person.isChild === seat.isChild) return seat
    return { id: seat.id, name: person.name, isChild: person.isChild }
  })
}
