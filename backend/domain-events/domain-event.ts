import type { DomainEventType } from '../../domain/domain-events.ts'

type Ids = {
  eventId: string
  guestId: string
  accountId: string
  campaignId: string
  paymentId: string
  linkId: string
  enquiryId: string
  serviceRequestId: string
  requestId: string
  /** Of an event that is no more. */
  erasedEventId: string
}

/** The guests it is about, `mostGuestIds` at most. */
type Named = { guestIds: string[] }

/**
 * Every type that `domain/domain-events.ts` lists has its data here, and nothing else has: or this does not compile.
 */
type Complete<T extends Record<DomainEventType, object>> = Pick<T, DomainEventType>

/** What each domain event carries: ids only, so that nothing private is copied into the log of what happened. */
export type DomainEvents = Complete<{
  'event.created': Pick<Ids, 'eventId' | 'linkId'>
  'event.updated': Pick<Ids, 'eventId'>
  'email.verified': Pick<Ids, 'eventId' | 'accountId'>
  'account.link-asked': Pick<Ids, 'requestId'>
  'account.link-requested': Pick<Ids, 'linkId'>
  'account.reset-requested': Pick<Ids, 'accountId' | 'linkId'>
  'password.changed': Pick<Ids, 'accountId'>
  'guest.added': Pick<Ids, 'eventId' | 'guestId'>
  'guest.updated': Pick<Ids, 'eventId' | 'guestId'>
  'guest.removed': Pick<Ids, 'eventId' | 'guestId'>
  'guests.imported': Pick<Ids, 'eventId'> & { imported: number }
  'rsvp.answered': Pick<Ids, 'eventId' | 'guestId'> & { by: 'guest' | 'owner' }
  'campaign.requested': Pick<Ids, 'eventId' | 'campaignId'> & Partial<Named>
  'campaign.progressed': Pick<Ids, 'eventId' | 'campaignId'>
  'campaign.paused': Pick<Ids, 'eventId' | 'campaignId'>
  'campaign.resumed': Pick<Ids, 'eventId' | 'campaignId'>
  'campaign.cancelled': Pick<Ids, 'eventId' | 'campaignId'>
  'campaign.finished': Pick<Ids, 'eventId' | 'campaignId'>
  'delivery.changed': Pick<Ids, 'eventId' | 'campaignId'> & Named
  'address.suppressed': Pick<Ids, 'eventId'> & Partial<Named>
  'payment.activated': Pick<Ids, 'eventId' | 'paymentId'>
  'payment.failed': Pick<Ids, 'eventId' | 'paymentId'>
  'payment.revoked': Pick<Ids, 'eventId' | 'paymentId'>
  'payment.duplicated': Pick<Ids, 'eventId' | 'paymentId'>
  'enquiry.received': Pick<Ids, 'enquiryId'>
  'event.erased': Pick<Ids, 'erasedEventId'>
  'account.erased': Pick<Ids, 'accountId'>
  'service.requested': Pick<Ids, 'eventId' | 'serviceRequestId'>
}>
