import type { OwnedEvent } from '../../domain/calls/events.ts'
import type { InvitationCard } from '../../domain/event/invitation-card.ts'
import type { CoverPhoto } from '../../domain/media/cover-photo.ts'
import type { Event } from './event.ts'
import { renderedFormat } from './plan-rules.ts'

/** The public part of an event, as its invitation shows it. */
export function presentCard(event: Event, coverPhoto: CoverPhoto | null): InvitationCard {
  return {
    slug: event.slug,
    coupleNames: event.coupleNames,
    eventDate: event.eventDate.toISOString(),
    timezone: event.timezone,
    rsvpDeadline: event.rsvpDeadline,
    ceremonyTime: event.ceremonyTime,
    ceremonyPlace: event.ceremonyPlace,
    ceremonyUrl: event.ceremonyUrl,
    receptionTime: event.receptionTime,
    receptionPlace: event.receptionPlace,
    receptionUrl: event.receptionUrl,
    hasBusTransport: event.hasBusTransport,
    busInfo: event.busInfo,
    closingWords: event.closingWords,
    busTrips: event.busTrips,
    coverImageUrl: event.coverImageUrl,
    coverPhoto,
    invitationFormat: renderedFormat(event),
    primaryColor: event.primaryColor,
    secondaryColor: event.secondaryColor,
    hotels: event.hotels,
    interestSites: event.interestSites,
    importantPhones: event.importantPhones,
  }
}

/** An event as its owner sees it; `stripePaymentIntentId` is the payment that activated it. */
export function presentOwned(
  event: Event & { stripePaymentIntentId?: string | null },
  coverPhoto: CoverPhoto | null,
): OwnedEvent {
  return {
    ...presentCard(event, coverPhoto),
    invitationFormat: event.invitationFormat,
    renderedFormat: renderedFormat(event),
    id: event.id,
    email: event.email,
    isEmailVerified: event.isEmailVerified,
    planType: event.planType,
    isPaid: event.isPaid,
    removedInvited: event.removedInvited,
    unpaidReason: event.unpaidReason,
    menus: event.menus,
    asksChildAge: event.asksChildAge,
    stripePaymentIntentId: event.stripePaymentIntentId ?? null,
    createdAt: event.createdAt.toISOString(),
  }
}
