import type { DeliverySummary, OwnedGuest } from '../../../../backend/guests/contract.ts'
import { channels } from '../../../../backend/messaging/contract.ts'

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

/** 'hasta 4' while nobody knows, '3 de 4' when they come, '0' when they do not. */
export function attendeesText(guest: Pick<OwnedGuest, 'status' | 'confirmedGuests' | 'maxGuests'>): string {
  if (guest.status === 'declined') return '0'
  if (guest.status === 'pending') return `hasta ${guest.maxGuests}`
  return `${guest.confirmedGuests} de ${guest.maxGuests}`
}
