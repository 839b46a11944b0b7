import type { DomainEventType } from '../../domain/domain-events.ts'

/** Which queues hear of a domain event; the job's payload is the event's data. The workers stand in `workers/`. */
export const subscribers: Partial<Record<DomainEventType, readonly string[]>> = {
  'event.created': ['mail-verification'],
  'account.link-asked': ['answer-link-request'],
  'account.link-requested': ['mail-verification'],
  'account.reset-requested': ['mail-password-reset'],
  'rsvp.answered': ['mail-rsvp-received'],
  'campaign.requested': ['fan-out-campaign'],
  'payment.activated': ['mail-receipt'],
  'payment.duplicated': ['refund-duplicate'],
  'enquiry.received': ['mail-enquiry'],
  'service.requested': ['mail-service-request'],
}
