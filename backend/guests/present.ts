import type { DeliverySummary, OwnedGuest } from './contract.ts'
import type { Guest } from './guest.ts'

/** A party as its owner sees it. */
export function presentGuest(
  guest: Guest & { emailSuppressed?: boolean },
  deliveries: DeliverySummary[],
): OwnedGuest {
  return {
    id: guest.id,
    eventId: guest.eventId,
    token: guest.token,
    group: guest.group,
    name: guest.name,
    maxGuests: guest.maxGuests,
    phone: guest.phone,
    email: guest.email,
    notes: guest.notes,
    status: guest.status,
    confirmedGuests: guest.confirmedGuests,
    guestNames: guest.guestNames,
    attendees: guest.attendees,
    dietaryRestrictions: guest.dietaryRestrictions,
    needsBusTransport: guest.needsBusTransport,
    busComments: guest.busComments,
    comments: guest.comments,
    lastReminderSent: guest.lastReminderSent?.toISOString() ?? null,
    answeredAt: guest.answeredAt?.toISOString() ?? null,
    deliveries,
    emailSuppressed: guest.emailSuppressed ?? false,
    createdAt: guest.createdAt.toISOString(),
    position: guest.position,
  }
}
