import type { GuestStatus } from './guest-status.ts'
import type { Person } from './person.ts'

/** What tells which seats of a party wait for a name. */
export type SeatedParty = {
  status: GuestStatus
  confirmedGuests: number
  guestNames: readonly string[]
  attendees: readonly { id?: string | undefined; name: string }[]
  people: readonly Person[]
}

/**
 * How many companions are still to be named: the unnamed seats while a party may come, of a confirmed one those who
 * come, of one that declines none.
 */
export function unnamedSeats({
  status,
  people,
  confirmedGuests,
  guestNames,
  attendees,
}: SeatedParty): number {
  const unnamed = people.filter(({ name }) => name === null)
  if (status === 'pending') return unnamed.length
  if (status === 'declined') return 0
  if (attendees.some(({ id }) => id))
    return unnamed.filter((seat) => attendees.some(({ id }) => id === seat.id)).length
  const named = guestNames.filter((name) => name.trim() !== '').length
  return Math.max(0, Math.min(unnamed.length, confirmedGuests - named))
}
