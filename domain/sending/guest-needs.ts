import { type PartyState, refusalOf } from './audience.ts'

/** What the owner still has to do for a party. */
export const guestNeeds = ['invitation', 'whatsapp', 'address', 'reminder', 'contact'] as const
export type GuestNeed = (typeof guestNeeds)[number]

/** Whether a party needs that now; used both by the counts of 'Hoy' and by the list's filter. */
export function isNeeding(need: GuestNeed, party: PartyState, now: number): boolean {
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
      return refusalOf(party, 'reminder', 'email', now) === null
    case 'contact':
      return party.email === null && party.phone === null
  }
}
