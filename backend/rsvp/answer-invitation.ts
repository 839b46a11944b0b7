import type { Answer } from '../../domain/answer/answer.ts'
import { answersCloseAt, changesCloseAt } from '../../domain/answer/closing-times.ts'
import { seatAnswer } from '../../domain/answer/seat-answer.ts'
import { namesIn } from '../../domain/party/household.ts'
import { append } from '../domain-events/append.ts'
import { Guest } from '../guests/guest.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { type EventQuestions, fieldsOfAnswer } from './fields-of-answer.ts'

type Locked = Guest &
  EventQuestions & {
    eventDate: Date
    timezone: string
    ceremonyTime: string | null
    receptionTime: string | null
    rsvpDeadline: string | null
  }

/**
 * Stores a guest's RSVP; a later one replaces it, until the event starts. The token is that of the guest's link.
 * Throws `invitation-not-found`, `answers-closed`, `party-empty`, `party-too-large`, `menu-unknown`.
 */
export async function answerInvitation(
  trx: Trx,
  guestId: string,
  token: string,
  answer: Answer,
): Promise<Guest> {
  const guest = await lockGuest(trx, guestId)
  if (!guest || guest.token !== token) throw new AppError('invitation-not-found')
  const closed = guest.status === 'pending' ? answersCloseAt(guest) : changesCloseAt(guest)
  if (closed < new Date()) throw new AppError('answers-closed')
  return store(trx, guest, answer, 'guest')
}

/**
 * Stores an RSVP that the owner received in another way, for a pending guest, also after the deadline.
 * Throws `guest-not-found`, `already-answered`, `party-empty`, `party-too-large`, `menu-unknown`.
 */
export async function answerForGuest(trx: Trx, guestId: string, answer: Answer): Promise<Guest> {
  const guest = await lockGuest(trx, guestId)
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

/** The locked guest with its event's questions; the event is not locked. */
const lockGuest = (trx: Trx, guestId: string): Promise<Locked | undefined> =>
  trx('guests')
    .join('events', 'events.id', 'guests.eventId')
    .where('guests.id', guestId)
    .forUpdate('guests')
    .first(
      'guests.*',
      'events.hasBusTransport',
      'events.menus',
      'events.eventDate',
      'events.timezone',
      'events.ceremonyTime',
      'events.receptionTime',
      'events.rsvpDeadline',
    )

async function store(trx: Trx, guest: Locked, answer: Answer, by: 'guest' | 'owner'): Promise<Guest> {
  const { people, ...seated } = seatAnswer(guest, answer, by)
  const fields = fieldsOfAnswer(seated, guest, guest)
  const answered = await Guest.query(trx)
    .findById(guest.id)
    .patch({ ...fields, people, answeredAt: new Date() })
    .returning('*')
    .first()
  if (!answered) throw new AppError('guest-not-found')
  await append(trx, 'rsvp.answered', { eventId: guest.eventId, guestId: guest.id, by })
  return answered
}
