import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { unnamedSeats } from '../../../../domain/party/unnamed-seats.ts'
import { messageStateOf } from './message-state.ts'

/** What can be missing of a party. */
export const missingKinds = ['contact', 'arrival', 'opening', 'name'] as const
export type Missing = (typeof missingKinds)[number]

export const missingNames = {
  contact: 'Sin contacto',
  arrival: 'Rebotados',
  opening: 'Sin abrir',
  name: 'Sin nombre',
} as const satisfies Record<Missing, string>

/**
 * Whether that is missing of a party. Who has answered has opened; a message that never left is not one that waits to
 * be opened.
 */
export function isMissing(kind: Missing, guest: OwnedGuest): boolean {
  switch (kind) {
    case 'contact':
      return guest.email === null && guest.phone === null
    case 'arrival':
      return messageStateOf(guest) === 'failed'
    case 'opening':
      return guest.status === 'pending' && ['sent', 'delivered'].includes(messageStateOf(guest))
    case 'name':
      return unnamedSeats(guest) > 0
  }
}
