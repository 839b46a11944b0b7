import { namesIn } from '../party/household.ts'
import { longestName } from '../party/person.ts'
import { foldedName } from '../party/same-name.ts'
import type { Seat } from '../party/seats.ts'

/** Somebody whom an answer names, with the id of the seat where the answer tells it. */
type Said = { id?: string | null | undefined; name: string; isChild: boolean }
type Told = { id: string | undefined; name: string; isChild: boolean }
type Party = { name: string; people: readonly Seat[] }

/**
 * Gives each attendee of an answer a seat of the party: the one of its id, else the one of its name, else an unnamed
 * one, else whichever is left; those beyond the seats get none. An attendee with a name names an unnamed seat. The
 * owner's names stay, and only the owner's answer mends them; names of an earlier answer are replaced. An attendee who
 * is told by id alone has the seat's name.
 */
export function seatAttendees<A extends Said>(
  party: Party,
  attendees: readonly A[],
  by: 'guest' | 'owner',
): { people: Seat[]; attendees: (A & { id: string | undefined })[] } {
  const told = attendees.map(({ id, ...one }) => ({ ...one, id: id?.toLowerCase() }))
  const ofSeat = assign(party, told)
  const people = party.people.map((seat) => {
    const at = ofSeat.indexOf(seat.id)
    const said = told[at]
    return said ? seatOf(seat, { ...said, name: personal(said.name, party) }, by) : seat
  })
  return {
    people,
    attendees: attendees.map((attendee, at) => {
      const seat = people.find(({ id }) => id === ofSeat[at])
      const isTold = seat !== undefined && told[at]?.id === seat.id
      return { ...attendee, id: seat?.id, name: attendee.name || (isTold && seat.name) || '' }
    }),
  }
}

/** The seats' ids by attendee. */
function assign(party: Party, told: readonly Told[]): (string | undefined)[] {
  const free = new Set(party.people)
  const ofSeat: (string | undefined)[] = told.map(() => undefined)
  const take = (at: number, ...wishes: ((seat: Seat, place: number) => boolean)[]) => {
    if (ofSeat[at] !== undefined) return
    for (const isWished of wishes) {
      const seat = party.people.find((one, place) => free.has(one) && isWished(one, place))
      if (!seat) continue
      free.delete(seat)
      ofSeat[at] = seat.id
      return
    }
  }
  const names = told.map(({ name }) => foldedName(personal(name, party)))
  const isUnnamed = ({ name }: Seat) => name === null
  for (const [at, { id }] of told.entries()) take(at, (seat) => seat.id === id)
  for (const [at, name] of names.entries())
    if (name !== '') take(at, (seat) => seat.name !== null && foldedName(seat.name) === name)
  for (const isNamed of [true, false])
    for (const [at, name] of names.entries())
      if ((name !== '') === isNamed)
        take(
          at,
          (seat, place) => place === at && isUnnamed(seat),
          isUnnamed,
          ({ namedBy }) => namedBy !== undefined,
          (_, place) => place === at,
          () => true,
        )
  return ofSeat
}

/** The seat after an answer has told of its person; `name` is '' where it told none. */
function seatOf(seat: Seat, said: Told, by: 'guest' | 'owner'): Seat {
  const { id, namedBy } = seat
  const isOwners = seat.name !== null && !namedBy
  const isTold = said.id === id
  const isChild = said.isChild || (seat.isChild && (isOwners || !isTold))
  if (by === 'owner') {
    const mends = !isOwners || isTold
    return { id, name: (mends && said.name) || seat.name, isChild }
  }
  if (isOwners) return { id, name: seat.name, isChild }
  // Told by its seat, a blank is meant; told without, it may be an older form that knows no seats.
  const name = said.name || (isTold ? null : seat.name)
  return { id, name, isChild, ...(name !== null && { namedBy: 'guest' }) }
}

/** The name of one person; '' for what only names the party, as 'Familia Ruiz' does. */
function personal(name: string, party: Party): string {
  const text = name.trim()
  if (text.length > longestName) return ''
  const isParty = foldedName(text) === foldedName(party.name)
  const [first, ...others] = namesIn(party.name)
  return isParty && (first === undefined || others.length > 0) ? '' : text
}
