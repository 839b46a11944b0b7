import * as v from 'valibot'
import { changeableFields } from './party/changeable-fields.ts'
import { channels } from './sending/channel.ts'
import { deliveryStatusKeys } from './sending/delivery-status.ts'

const Id = v.pipe(v.string(), v.uuid())
/** The guests it is about, `mostGuestIds` at most. */
const Guests = v.array(Id)
/** All the guests it is about. More than `mostGuestIds` are stored, but not named to the open screens. */
const AllGuests = v.array(Id)
/** Which of a party's fields were changed, never what was written in them. */
const Fields = v.array(v.picklist(changeableFields))

/** The states that messages reached: with them a party's history can be told. */
const States = v.array(
  v.object({ guestId: Id, channel: v.picklist(channels), status: v.picklist(deliveryStatusKeys) }),
)

/** A domain event of an event, which is sent to its open screens. */
const toEvent = <E extends v.ObjectEntries>(entries: E) => ({
  isLive: true as const,
  data: v.object({ eventId: Id, ...entries }),
})

/** A domain event without an existing event; no screen gets it. */
const apart = <E extends v.ObjectEntries>(entries: E) => ({
  isLive: false as const,
  data: v.object(entries),
})

/**
 * Everything that happens, past tense, and what is kept of it: ids only, so that nothing private is copied into the
 * log of domain events. Which jobs follow stands with each job (`after` in jobs.ts). A released name stays: rows of
 * earlier versions are still read.
 */
export const domainEvents = {
  'event.created': toEvent({ linkId: Id }),
  'event.updated': toEvent({}),
  'event.erased': apart({ erasedEventId: Id }),
  'email.verified': toEvent({ accountId: Id }),
  'account.link-asked': apart({ requestId: Id }),
  'account.link-requested': apart({ linkId: Id }),
  'account.reset-requested': apart({ accountId: Id, linkId: Id }),
  'account.erased': apart({ accountId: Id }),
  'password.changed': apart({ accountId: Id }),
  'guest.added': toEvent({ guestId: Id }),
  'guest.updated': toEvent({ guestId: Id, fields: v.optional(Fields) }),
  'guest.removed': toEvent({ guestId: Id }),
  'guests.changed': toEvent({ guestIds: AllGuests, fields: Fields }),
  'guests.removed': toEvent({ guestIds: AllGuests }),
  'guests.restored': toEvent({ guestIds: AllGuests }),
  'guests.erased': toEvent({ guestIds: AllGuests }),
  'guests.imported': toEvent({ imported: v.number(), importId: v.optional(Id) }),
  'guests.import-undone': toEvent({ removed: v.number() }),
  'invitation.link-asked': apart({ requestId: Id }),
  'invitation.link-requested': toEvent({ guestId: Id, requestId: Id }),
  'rsvp.answered': toEvent({ guestId: Id, by: v.picklist(['guest', 'owner']) }),
  'campaign.requested': toEvent({ campaignId: Id, guestIds: v.optional(Guests) }),
  'campaign.progressed': toEvent({ campaignId: Id }),
  'campaign.paused': toEvent({ campaignId: Id }),
  'campaign.resumed': toEvent({ campaignId: Id }),
  'campaign.cancelled': toEvent({ campaignId: Id }),
  'campaign.finished': toEvent({ campaignId: Id }),
  'delivery.changed': toEvent({ campaignId: Id, guestIds: Guests, states: v.optional(States) }),
  'address.suppressed': toEvent({ guestIds: v.optional(Guests) }),
  'payment.activated': toEvent({ paymentId: Id }),
  'payment.failed': toEvent({ paymentId: Id }),
  'payment.revoked': toEvent({ paymentId: Id }),
  'payment.duplicated': toEvent({ paymentId: Id }),
  'enquiry.received': apart({ enquiryId: Id }),
  'service.requested': toEvent({ serviceRequestId: Id }),
}

type All = typeof domainEvents
export type DomainEventType = keyof All
/** What one kind of domain event carries. */
export type DomainEventData<T extends DomainEventType> = v.InferOutput<All[T]['data']>
