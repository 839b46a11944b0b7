import { randomUUID } from 'node:crypto'
import type { GuestChanges } from '../../domain/calls/guests.ts'
import { renamed, resized, rewritten, type Seat } from '../../domain/party/seats.ts'
import { listed } from '../../domain/text.ts'
import { AppError } from '../platform/errors.ts'
import type { Guest } from './guest.ts'

type Seated = Pick<Guest, 'name' | 'maxGuests' | 'people' | 'confirmedGuests' | 'attendees'>
type Changes = Pick<GuestChanges, 'name' | 'maxGuests' | 'people'>

/**
 * A party's seats after a change of its name, number or people. Whoever has confirmed keeps a seat, and nobody with a
 * name loses one unasked. Throws `seats-taken`, `people-coming`, `people-named`.
 */
export function seatsAfter(party: Seated, { name, maxGuests, people }: Changes): Seat[] {
  const count = people?.length ?? maxGuests ?? party.maxGuests
  if (count < party.confirmedGuests) throw new AppError('seats-taken', { confirmed: party.confirmedGuests })
  if (people) {
    const seats = rewritten(party.people, people, randomUUID)
    const lost = party.attendees.filter(({ id }) => id && seats.every((seat) => seat.id !== id))
    if (lost.length > 0) throw areComing(lost.map((attendee) => attendee.name || 'un acompañante'))
    return seats
  }
  const coming = new Set(party.attendees.flatMap(({ id }) => id ?? []))
  const { seats, leaving } = resized(party.people, count, coming, randomUUID)
  if (leaving.length > 0) throw wouldLeave(leaving, count)
  return name === undefined ? seats : renamed(seats, party.name, name)
}

const areComing = (names: string[]) =>
  new AppError('people-coming', {
    who: listed(names),
    ...(names.length === 1 ? { have: 'ha', come: 'viene' } : { have: 'han', come: 'vienen' }),
  })

const wouldLeave = (names: string[], seats: number) =>
  new AppError('people-named', {
    who: listed(names),
    seats: seats === 1 ? '1 plaza' : `${seats} plazas`,
    stay: names.length === 1 ? 'se quedaría' : 'se quedarían',
  })
