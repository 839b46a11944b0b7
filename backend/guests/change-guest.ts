import type { GuestChanges } from '../../domain/calls/guests.ts'
import { conflictingFields } from '../../domain/change/conflicting-fields.ts'
import { type Party, type PartyKey, partyKeys } from '../../domain/party/party-fields.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Guest } from './guest.ts'
import { normalPhone } from './normal-phone.ts'

/**
 * Changes the fields that are present; the RSVP stays. Throws `guest-not-found`, `phone-invalid`, `seats-taken`, and
 * `changed-meanwhile` when a field is no longer what `was` says.
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
  if (conflictingFields(was, { ...guest }, fields).length > 0) throw new AppError('changed-meanwhile')
  if (changes.maxGuests !== undefined && changes.maxGuests < guest.confirmedGuests)
    throw new AppError('seats-taken', { confirmed: guest.confirmedGuests })
  const changed = changedFields(guest, fields)
  if (Object.keys(fields).length > 0) await guest.$query(trx).patch(fields)
  await append(trx, 'guest.updated', { eventId: guest.eventId, guestId, fields: changed })
}

/** The fields in which something else was stored. */
const changedFields = (guest: Guest, fields: Partial<Party>): PartyKey[] =>
  partyKeys.filter((key) => fields[key] !== undefined && fields[key] !== guest[key])
