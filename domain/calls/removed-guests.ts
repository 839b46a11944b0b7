import * as v from 'valibot'
import { GuestSelection } from '../party/guest-selection.ts'
import { guestStatuses } from '../party/guest-status.ts'
import { defineCall } from './define-call.ts'

/** A party that was removed and can be brought back until `keptUntil`. */
export const RemovedGuest = v.object({
  id: v.string(),
  name: v.string(),
  group: v.string(),
  maxGuests: v.number(),
  status: v.picklist(guestStatuses),
  removedAt: v.string(),
  keptUntil: v.string(),
})
export type RemovedGuest = v.InferOutput<typeof RemovedGuest>

const pageMessage = 'Esa página del historial no existe'

export const removeGuests = defineCall('POST', '/api/events/:eventId/guests/remove', {
  summary: 'Removes parties, all or none; their links stop working. They can be brought back for 30 days',
  auth: 'session',
  payload: GuestSelection,
  payloadLimit: '900kb',
  response: v.object({ removed: v.number() }),
  failures: ['event-not-found'],
})

export const restoreGuests = defineCall('POST', '/api/events/:eventId/guests/restore', {
  summary: 'Brings removed parties back with link, answer and messages, all or none; others are left out',
  auth: 'session',
  payload: GuestSelection,
  payloadLimit: '900kb',
  response: v.object({ restored: v.number() }),
  failures: ['event-not-found', 'guest-limit', 'list-full'],
})

export const listRemovedGuests = defineCall('GET', '/api/events/:eventId/removed-guests', {
  summary: 'Parties that can be brought back, the newest removal first, a page at a time',
  auth: 'session',
  /** The `next` of the page before. */
  query: v.object({ after: v.optional(v.pipe(v.string(pageMessage), v.maxLength(80, pageMessage))) }),
  response: v.object({ total: v.number(), guests: v.array(RemovedGuest), next: v.nullable(v.string()) }),
  failures: ['event-not-found', 'malformed-input'],
})

export const eraseRemovedGuest = defineCall('DELETE', '/api/events/:eventId/removed-guests/:id', {
  summary: 'Erases a removed party at once and for good',
  auth: 'session',
  failures: ['event-not-found', 'guest-not-found'],
})
