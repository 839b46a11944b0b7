import type { DeliverySummary, OwnedGuest } from '../../../../domain/calls/guests.ts'
import { channels } from '../../../../domain/sending/channel.ts'
import type { SuppressionReason } from '../../../../domain/sending/suppression.ts'
import { isTrouble } from '../../../ui/delivery-state.tsx'

/** The newest message of each channel, email first. */
export function latestMessages({ deliveries }: Pick<OwnedGuest, 'deliveries'>): DeliverySummary[] {
  return channels.flatMap((channel) => {
    const newest = deliveries
      .filter((delivery) => delivery.channel === channel)
      .sort((one, other) => other.at.localeCompare(one.at))
      .at(0)
    return newest ? [newest] : []
  })
}

/** True when a message did not arrive and the guest's address has changed: it can be resent. */
export const waitsForNewAddress = ({ status, toFormerAddress }: DeliverySummary): boolean =>
  isTrouble(status) && toFormerAddress

/** Why the guest's email is suppressed, unless the newest email shows it already. */
export function suppressionToSay(
  guest: Pick<OwnedGuest, 'deliveries' | 'emailSuppression'>,
): SuppressionReason | null {
  const said: Record<SuppressionReason, readonly string[]> = {
    bounced: ['bounced'],
    suppressed: ['failed'],
    unsubscribed: [],
    complained: ['complained'],
  }
  const email = latestMessages(guest).find(({ channel }) => channel === 'email')
  const reason = guest.emailSuppression
  return reason && email && !email.toFormerAddress && said[reason].includes(email.status) ? null : reason
}

/** 'hasta 4' while pending, '3 de 4' when confirmed, '0' when declined. */
export function attendeesText(guest: Pick<OwnedGuest, 'status' | 'confirmedGuests' | 'maxGuests'>): string {
  if (guest.status === 'declined') return '0'
  if (guest.status === 'pending') return `hasta ${guest.maxGuests}`
  return `${guest.confirmedGuests} de ${guest.maxGuests}`
}
