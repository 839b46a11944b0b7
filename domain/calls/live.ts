import type { DomainEventType } from '../domain-events.ts'

/**
 * One message of `GET /api/events/{id}/live` (Server-Sent Events; `id:` is its number, the type stands in the data).
 * 'missed-many' stands for more than a page that was away can be told one by one: all of the event may have changed.
 * The first one of a stream is of the event type 'here' and only says by its id where the page now stands.
 */
export type LiveMessage = {
  type: DomainEventType | 'missed-many'
  guestId?: string
  /** Where it is about several guests: at most `mostGuestIds`. None named may be any of them. */
  guestIds?: string[]
  campaignId?: string
}

/** What open screens are told of a domain event: what to look at again, and nothing else that it carries. */
export function liveMessage(type: DomainEventType, data: Record<string, unknown>): LiveMessage {
  return {
    type,
    ...(typeof data.guestId === 'string' && { guestId: data.guestId }),
    ...(Array.isArray(data.guestIds) && { guestIds: data.guestIds }),
    ...(typeof data.campaignId === 'string' && { campaignId: data.campaignId }),
  }
}
