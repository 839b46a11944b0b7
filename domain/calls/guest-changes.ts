import * as v from 'valibot'
import { GuestSelection } from '../party/guest-selection.ts'
import { partyFields } from '../party/party-fields.ts'
import { defineCall } from './define-call.ts'

/** What is changed of many parties at once: the fields that are present. */
export const SelectionChanges = v.object({
  ...GuestSelection.entries,
  changes: v.object({
    group: v.optional(partyFields.group.given),
    maxGuests: v.optional(partyFields.maxGuests.given),
  }),
})
export type SelectionChanges = v.InferOutput<typeof SelectionChanges>

/** How many of those refused are named. */
export const mostNamed = 20

export const SelectionChanged = v.object({
  /** How many are now as asked, those that were so before among them. */
  changed: v.number(),
  /** Those that stay as they are: how many, and the first of them by name with the reason. */
  refused: v.number(),
  refusals: v.array(v.object({ id: v.string(), name: v.string(), reason: v.string() })),
})
export type SelectionChanged = v.InferOutput<typeof SelectionChanged>

export const changeGuests = defineCall('PUT', '/api/events/:eventId/guests', {
  summary: 'Changes group or seats of many parties; those that cannot be changed are named',
  auth: 'session',
  payload: SelectionChanges,
  payloadLimit: '900kb',
  response: SelectionChanged,
  failures: ['event-not-found'],
})
