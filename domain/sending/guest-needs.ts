import { type SeatedParty, unnamedSeats } from '../party/unnamed-seats.ts'
import { type PartyState, refusalOf } from './audience.ts'
import type { Channel } from './channel.ts'

/** What the owner still has to do for a party. */
export const guestNeeds = ['invitation', 'whatsapp', 'address', 'reminder', 'contact', 'names'] as const
export type GuestNeed = (typeof guestNeeds)[number]

/**
 * Whether a party waits for that now: what 'Hoy' counts is what the list then shows. `sentBy` is by what the event's
 * plan can send: a party that can be reminded by either counts once.
 */
export function isNeeding(
  need: GuestNeed,
  party: PartyState & SeatedParty,
  now: number,
  sentBy: readonly Channel[],
): boolean {
  if (need === 'names') return unnamedSeats(party) > 0
  if (party.status !== 'pending') return false
  switch (need) {
    case 'invitation':
      return refusalOf(party, 'invitation', 'email', now) === null
    case 'whatsapp':
      return party.email === null && refusalOf(party, 'invitation', 'whatsapp', now) === null
    case 'address':
      return (['email', 'whatsapp'] as const).some(
        (channel) => refusalOf(party, 'invitation', channel, now) === 'address-fails',
      )
    case 'reminder':
      return sentBy.some((channel) => refusalOf(party, 'reminder', channel, now) === null)
    case 'contact':
      return party.email === null && party.phone === null
  }
}
