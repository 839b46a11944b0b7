import * as v from 'valibot'
import type { DomainEventType } from '../domain-events.ts'
import { mostGuestIds } from '../party/list-limits.ts'
import { defineCall } from './define-call.ts'

/**
 * One message of the live stream (Server-Sent Events; `id:` is its number, the type stands in the data).
 * 'missed-many' replaces more missed messages than can be repeated: anything of the event may have changed.
 * The first one of a stream has the event type 'here'; its id is the current position. One of the type 'beat' comes
 * every `beatMs`, so that a reader notices a connection that a network dropped silently.
 */
export type LiveMessage = {
  type: DomainEventType | 'missed-many'
  guestId?: string
  /** Where it is about several guests: at most `mostGuestIds`. None named may be any of them. */
  guestIds?: string[]
  campaignId?: string
}

/** Milliseconds between two beats of a live stream. */
export const beatMs = 15_000

/** The live message of a domain event: what to fetch again, and no other data. */
export function liveMessage(type: DomainEventType, data: Record<string, unknown>): LiveMessage {
  return {
    type,
    ...(typeof data.guestId === 'string' && { guestId: data.guestId }),
    ...(Array.isArray(data.guestIds) && data.guestIds.length <= mostGuestIds && { guestIds: data.guestIds }),
    ...(typeof data.campaignId === 'string' && { campaignId: data.campaignId }),
  }
}

export const openLive = defineCall('GET', '/api/events/:eventId/live', {
  summary: 'Tells what changes in an event while the stream is open',
  auth: 'session',
  /** The position to resume from; a reconnecting EventSource sends it in `Last-Event-ID`. */
  query: v.object({ lastEventId: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(20)), '')) }),
  response: 'text/event-stream',
  failures: ['event-not-found'],
})
