import type { DeliverySummary, OwnedGuest } from '../../domain/calls/guests.ts'
import type { SuppressionReason } from '../../domain/sending/suppression.ts'
import type { Guest } from './guest.ts'

/** A party as its owner sees it. */
export function presentGuest(
  guest: Guest & { emailSuppression?: SuppressionReason | null },
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
    emailSuppression: guest.emailSuppression ?? null,
    createdAt: guest.createdAt.toISOString(),
    position: guest.position,
  }
}
