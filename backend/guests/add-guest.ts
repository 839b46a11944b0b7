import { randomUUID } from 'node:crypto'
import type { NewGuest } from '../../domain/calls/guests.ts'
import { seatsOf } from '../../domain/party/seats.ts'
import { append } from '../domain-events/append.ts'
import { newGuestToken } from '../platform/crypto.ts'
import type { Trx } from '../platform/database.ts'
import { Guest } from './guest.ts'
import { lockGuestList } from './lock-guest-list.ts'
import { normalPhone } from './normal-phone.ts'

/** Adds one party. Throws `payment-required`, `guest-limit`, `list-full`, `phone-invalid`. */
export async function addGuest(trx: Trx, eventId: string, fields: NewGuest): Promise<string> {
  const phone = normalPhone(fields.phone)
  const { left, full } = await lockGuestList(trx, eventId)
  if (left === 0) throw full()
  const people = seatsOf(fields, randomUUID)
  const { id } = await Guest.query(trx).insertAndFetch({
    ...fields,
    people,
    phone,
    eventId,
    token: newGuestToken(),
  })
  await append(trx, 'guest.added', { eventId, guestId: id })
  return id
}
