import type { Answer } from '../../domain/answer/answer.ts'
import type { Attendee } from '../../domain/answer/attendee.ts'
import { fullTrip, ridesByTrip } from '../../domain/answer/bus-seats.ts'
import { answersCloseAt, changesCloseAt } from '../../domain/answer/closing-times.ts'
import { seatAnswer } from '../../domain/answer/seat-answer.ts'
import { tripText } from '../../domain/event/bus-trips.ts'
import { namesIn } from '../../domain/party/household.ts'
import { append } from '../domain-events/append.ts'
import { countRiders } from '../guests/count-riders.ts'
import { Guest } from '../guests/guest.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { fieldsOfAnswer } from './fields-of-answer.ts'
import { type LockedGuest, lockGuest } from './lock-guest.ts'

/**
 * Stores a guest's RSVP; a later one replaces it, until the event starts. The token is that of the guest's link.
 * Throws `invitation-not-found`, `answers-closed`, `party-empty`, `party-too-large`, `menu-unknown`,
 * `trip-unknown`, `trip-full`.
 */
export async function answerInvitation(
  trx: Trx,
  guestId: string,
  token: string,
  answer: Answer,
): Promise<Guest> {
  const guest = await lockGuest(trx, guestId, answer)
  if (!guest || guest.token !== token) throw new AppError('invitation-not-found')
  const closed = guest.status === 'pending' ? answersCloseAt(guest) : changesCloseAt(guest)
  if (closed < new Date()) throw new AppError('answers-closed')
  return store(trx, guest, answer, 'guest')
}

/**
 * Stores an RSVP that the owner received in another way, for a pending guest, also after the deadline.
 * Throws `guest-not-found`, `already-answered`, `party-empty`, `party-too-large`, `menu-unknown`, `trip-unknown`,
 * `trip-full`.
 */
export async function answerForGuest(trx: Trx, guestId: string, answer: Answer): Promise<Guest> {
  const guest = await lockGuest(trx, guestId, answer)
  if (!guest) throw new AppError('guest-not-found')
  if (guest.status !== 'pending') throw new AppError('already-answered')
  const companions = answer.guestNames?.slice(1).filter((name) => name !== '')
  return store(
    trx,
    guest,
    companions ? { ...answer, guestNames: [firstName(guest), ...companions] } : answer,
    'owner',
  )
}

/** The first attendee is the guest: by the own name, or by the party's where it names nobody. */
const firstName = ({ name, people }: Guest): string => {
  const [first, ...others] = namesIn(name)
  return first && others.length === 0 ? name : (people[0]?.name ?? name)
}

async function store(trx: Trx, guest: LockedGuest, answer: Answer, by: 'guest' | 'owner'): Promise<Guest> {
  const { people, ...seated } = seatAnswer(guest, answer, by)
  const fields = fieldsOfAnswer(seated, guest, guest)
  await requireSeats(trx, guest, fields.attendees)
  const answered = await Guest.query(trx)
    .findById(guest.id)
    .patch({ ...fields, people, answeredAt: new Date() })
    .returning('*')
    .first()
  if (!answered) throw new AppError('guest-not-found')
  await append(trx, 'rsvp.answered', { eventId: guest.eventId, guestId: guest.id, by })
  return answered
}

/** Throws `trip-full` when a picked trip has no room for the party; the seats that it had before stay its own. */
async function requireSeats(trx: Trx, guest: LockedGuest, attendees: Attendee[]): Promise<void> {
  if (!ridesByTrip(attendees)) return
  const others = await countRiders(trx, guest.eventId, guest.busTrips, guest.id)
  const full = fullTrip(guest.busTrips, attendees, guest.attendees, others)
  if (full) throw new AppError('trip-full', { trip: tripText(full.trip), left: leftText(full.left) })
}

const leftText = (left: number) =>
  left === 0 ? 'ya no quedan plazas' : left === 1 ? 'solo queda 1 plaza' : `solo quedan ${left} plazas`
