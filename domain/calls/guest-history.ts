import * as v from 'valibot'
import { changeableFields } from '../party/changeable-fields.ts'
import { campaignKinds } from '../sending/campaign-kind.ts'
import { channels } from '../sending/channel.ts'
import { deliveryStatusKeys } from '../sending/delivery-status.ts'
import { defineCall } from './define-call.ts'

/** What can have happened to a party. */
export const historyKinds = [
  'added',
  'imported',
  'changed',
  'removed',
  'restored',
  'answered',
  'message',
] as const

/** One thing that happened to a party. */
export const HistoryEntry = v.object({
  /** Its own, for the next page and for screens. */
  place: v.string(),
  kind: v.picklist(historyKinds),
  at: v.string(),
  /** Who did it; null for what providers report. */
  by: v.nullable(v.picklist(['owner', 'guest'])),
  /** Of 'changed': which fields. What they held is not kept. */
  fields: v.nullable(v.array(v.picklist(changeableFields))),
  /** Of 'message': which one, and the state it reached. */
  message: v.nullable(
    v.object({
      kind: v.picklist(campaignKinds),
      channel: v.picklist(channels),
      status: v.picklist(deliveryStatusKeys),
    }),
  ),
})
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>

const pageMessage = 'Esa página del historial no existe'

export const findGuestHistory = defineCall('GET', '/api/guests/:id/history', {
  summary: 'What happened to a party, the newest first, a page at a time',
  auth: 'session',
  /** The `next` of the page before. */
  query: v.object({ after: v.optional(v.pipe(v.string(pageMessage), v.maxLength(80, pageMessage))) }),
  response: v.object({ entries: v.array(HistoryEntry), next: v.nullable(v.string()) }),
  failures: ['guest-not-found', 'malformed-input'],
})
