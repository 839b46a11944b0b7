import type { GuestChanges } from '../../domain/calls/guests.ts'
import { conflictingFields } from '../../domain/change/conflicting-fields.ts'
import { type ChangeableField, changeableFields } from '../../domain/party/changeable-fields.ts'
import { peopleIn } from '../../domain/party/seats.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Guest } from './guest.ts'
import { normalPhone } from './normal-phone.ts'
import { seatsAfter } from './seats-after.ts'

/**
 * Changes the fields that are present; the RSVP stays. Throws `guest-not-found`, `phone-invalid`, `seats-taken`,
 * `people-named` and `people-coming` for seats that cannot go, and `changed-meanwhile` when a field is no longer what
 * `was` says.
 */
export async function changeGuest(
  trx: Trx,
  guestId: string,
  { was = {}, ...changes }: GuestChanges,
): Promise<void> {
  const guest = await Guest.query(trx).findById(guestId).forUpdate()
  if (!guest) throw new AppError('guest-not-found')
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const fields = { ...given, ...('phone' in given && { phone: normalPhone(changes.phone) }) }
  const stored = { ...guest, people: peopleIn(guest.people) }
  if (conflictingFields(was, stored, fields).length > 0) throw new AppError('changed-meanwhile')
  const people = seatsAfter(guest, changes)
  const after = { ...fields, people, maxGuests: people.length }
  const asked = changeableFields.filter((key) => key in given || (changes.people && key === 'maxGuests'))
  // Before the patch, which writes into the row as well.
  const changed = asked.filter((key) => isOther(guest, after, key))
  if (Object.keys(given).length > 0) await guest.$query(trx).patch(after)
  await append(trx, 'guest.updated', { eventId: guest.eventId, guestId, fields: changed })
}

const isOther = (guest: Guest, after: Partial<Guest>, key: ChangeableField) =>
  JSON.stringify(after[key]) !== JSON.stringify(guest[key])
