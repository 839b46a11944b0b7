import * as v from 'valibot'
import type { DomainEventType } from '../domain-events.ts'
import { defineCall } from './define-call.ts'

/**
 * One message of the live stream (Server-Sent Events; `id:` is its number, the type stands in the data).
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

export const openLive = defineCall('GET', '/api/events/:eventId/live', {
  summary: 'Tells what changes in an event while the stream is open',
  auth: 'session',
  /** Where to go on from; a browser that reconnects by itself says it in `Last-Event-ID`. */
  query: v.object({ lastEventId: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(20)), '')) }),
  response: 'text/event-stream',
  failures: ['event-not-found'],
})
