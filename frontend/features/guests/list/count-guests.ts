import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import type { GuestStatus } from '../../../../domain/party/guest-status.ts'
import { inSpanishOrder } from '../../../lib/spanish-order.ts'
import { type MessageState, messageStateOf } from './message-state.ts'
import { isMissing, type Missing, missingKinds } from './missing.ts'

/** How many of the list each choice of a filter holds. */
export type GuestCounts = {
  status: ReadonlyMap<GuestStatus, number>
  /** In Spanish alphabetical order. */
  group: ReadonlyMap<string, number>
  message: ReadonlyMap<MessageState, number>
  missing: ReadonlyMap<Missing, number>
}

/** Counts a whole list once, for all filters. */
export function countGuests(guests: readonly OwnedGuest[]): GuestCounts {
  const status = new Map<GuestStatus, number>()
  const groups = new Map<string, number>()
  const message = new Map<MessageState, number>()
  const missing = new Map<Missing, number>()
  for (const guest of guests) {
    add(status, guest.status)
    add(groups, guest.group)
    add(message, messageStateOf(guest))
    for (const kind of missingKinds) if (isMissing(kind, guest)) add(missing, kind)
  }
  const group = new Map([...groups].sort(([one], [other]) => inSpanishOrder(one, other)))
  return { status, group, message, missing }
}

const add = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1)
