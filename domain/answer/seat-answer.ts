import type { Seat } from '../party/seats.ts'
import type { Answer } from './answer.ts'
import { seatAttendees } from './seat-attendees.ts'

/** An answer whose attendees have their seats, with the party's people as it leaves them. */
export function seatAnswer(
  party: { name: string; people: readonly Seat[] },
  answer: Answer,
  by: 'guest' | 'owner',
): Answer & { people: Seat[] } {
  if (answer.status === 'declined') return { ...answer, people: [...party.people] }
  if (answer.attendees && answer.attendees.length > 0)
    return { ...answer, ...seatAttendees(party, answer.attendees, by) }
  const named = (answer.guestNames ?? []).map((name) => ({ name, isChild: false }))
  return { ...answer, people: seatAttendees(party, named, by).people }
}
