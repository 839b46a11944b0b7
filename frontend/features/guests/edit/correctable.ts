import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import type { Channel } from '../../../../domain/sending/channel.ts'
import { latestMessages } from '../list/latest-messages.ts'

/**
 * On which channel a party's newest message did not arrive because of its address, email first: it can be corrected and
 * sent again. Null when there is none: who answered needs none, and who complained wants none.
 */
export function correctable(guest: OwnedGuest): Channel | null {
  if (guest.status !== 'pending') return null
  const failed = latestMessages(guest).find(({ status }) => status === 'bounced' || status === 'failed')
  return failed?.channel ?? null
}
