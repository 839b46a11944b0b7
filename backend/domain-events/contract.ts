/** Every kind of domain event, past tense (architecture: Words). */
export const domainEventTypes = [
  'event.created',
  'event.updated',
  'email.verified',
  'account.link-asked',
  'account.link-requested',
  'account.reset-requested',
  'password.changed',
  'guest.added',
  'guest.updated',
  'guest.removed',
  'guests.imported',
  'rsvp.answered',
  'campaign.requested',
  'campaign.progressed',
  'campaign.paused',
  'campaign.resumed',
  'campaign.cancelled',
  'campaign.finished',
  'delivery.changed',
  'address.suppressed',
  'payment.activated',
  'payment.failed',
  'payment.revoked',
  'payment.duplicated',
  'enquiry.received',
  'event.erased',
  'account.erased',
  'service.requested',
] as const
export type DomainEventType = (typeof domainEventTypes)[number]

/**
 * One message of `GET /api/events/{id}/live` (Server-Sent Events; `id:` is its number, the type stands in the data).
 * 'missed-many' stands for more than a page that was away can be told one by one: all of the event may have changed.
 * The first one of a stream is of the event type 'here' and only says by its id where the page now stands.
 */
export type LiveMessage = {
  type: DomainEventType | 'missed-many'
  guestId?: string
  campaignId?: string
}
