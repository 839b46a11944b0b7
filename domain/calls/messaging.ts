import * as v from 'valibot'
import { GuestIds } from '../party/guest-ids.ts'
import { mostParties } from '../party/list-limits.ts'
import { campaignKinds } from '../sending/campaign-kind.ts'
import { channels, methods } from '../sending/channel.ts'
import { deliveryStatusKeys } from '../sending/delivery-status.ts'
import { PersonalLine } from '../sending/personal-line.ts'
import { defineCall } from './define-call.ts'

/** A campaign's request. `guestIds` limits it to those guests. */
export const SendRequest = v.object({
  method: v.picklist(methods, 'Elige email, WhatsApp o ambos'),
  /** A line of the couple's own, for the mails; the same for everybody. */
  personalLine: v.optional(PersonalLine),
  /** The owner overrides the three days between messages for these guests. */
  evenIfResting: v.optional(v.boolean()),
  guestIds: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(mostParties)),
  ),
})
export type SendRequest = v.InferOutput<typeof SendRequest>

/** The request to resend unknown messages. `deliveryIds` limits it to those messages. */
export const ResendRequest = v.object({
  deliveryIds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(5000))),
})
export type ResendRequest = v.InferOutput<typeof ResendRequest>

export const SendAccepted = v.object({
  campaignId: v.nullable(v.string()),
  totalPendingGuests: v.number(),
  emailsSent: v.number(),
  whatsappSent: v.number(),
  skipped: v.number(),
})
export type SendAccepted = v.InferOutput<typeof SendAccepted>

const Counts = v.record(v.picklist(deliveryStatusKeys), v.optional(v.number()))

export const CampaignSummary = v.object({
  id: v.string(),
  kind: v.picklist(campaignKinds),
  method: v.picklist(methods),
  createdAt: v.string(),
  /** The number of guests, and of deliveries by state. */
  guests: v.number(),
  skipped: v.number(),
  total: v.number(),
  counts: v.object({ email: Counts, whatsapp: Counts }),
  /** How many messages `resend-unknown` would send: `unknown` ones without a later message. */
  resendable: v.number(),
  /** Null while messages are still to be sent. */
  finishedAt: v.nullable(v.string()),
  /** Since when it is paused; null while it is not. */
  pausedAt: v.nullable(v.string()),
  /** When it was cancelled; sent messages stay sent. */
  cancelledAt: v.nullable(v.string()),
  /** Why its messages wait, and on which channel; null while they are sent. They continue automatically. */
  waiting: v.nullable(
    v.object({ channel: v.picklist(channels), why: v.picklist(['asked-to-wait', 'not-taken']) }),
  ),
})
export type CampaignSummary = v.InferOutput<typeof CampaignSummary>

/** How many messages were sent, and how many never will be. */
export const CampaignCancelled = v.object({ left: v.number(), cancelled: v.number() })
export type CampaignCancelled = v.InferOutput<typeof CampaignCancelled>

export const CampaignDetail = v.object({
  ...CampaignSummary.entries,
  deliveries: v.array(
    v.object({
      id: v.string(),
      guestId: v.string(),
      guestName: v.string(),
      channel: v.picklist(channels),
      status: v.picklist(deliveryStatusKeys),
      reason: v.nullable(v.string()),
      updatedAt: v.string(),
    }),
  ),
})
export type CampaignDetail = v.InferOutput<typeof CampaignDetail>

const refusals = [
  'event-not-found',
  'payment-required',
  'plan-required',
  'guest-limit',
  'event-over',
] as const

export const sendInvitations = defineCall('POST', '/api/events/:eventId/send-invitations', {
  summary: 'Starts a campaign of invitations to those not invited yet',
  auth: 'session',
  payload: SendRequest,
  payloadLimit: '900kb',
  response: SendAccepted,
  failures: refusals,
})

export const remind = defineCall('POST', '/api/events/:eventId/remind', {
  summary: 'Starts a campaign of reminders to those invited who have not answered',
  auth: 'session',
  payload: SendRequest,
  payloadLimit: '900kb',
  response: SendAccepted,
  failures: refusals,
})

export const resendUnknown = defineCall('POST', '/api/events/:eventId/campaigns/:campaignId/resend-unknown', {
  summary: 'Sends again what nobody knows whether it arrived',
  auth: 'session',
  payload: ResendRequest,
  payloadLimit: '300kb',
  response: SendAccepted,
  failures: [...refusals, 'campaign-not-found', 'campaign-over'],
})

export const listCampaigns = defineCall('GET', '/api/events/:eventId/campaigns', {
  summary: 'The campaigns of an event, the newest first',
  auth: 'session',
  response: v.array(CampaignSummary),
  failures: ['event-not-found'],
})

export const findCampaign = defineCall('GET', '/api/campaigns/:id', {
  summary: 'A campaign with every message of it, or those to some of its guests',
  auth: 'session',
  query: v.object({ guests: v.optional(GuestIds) }),
  response: CampaignDetail,
  failures: ['campaign-not-found', 'malformed-input'],
})

export const pauseCampaign = defineCall('POST', '/api/campaigns/:id/pause', {
  summary: 'Lets a campaign rest',
  auth: 'session',
  response: CampaignSummary,
  failures: ['campaign-not-found', 'campaign-over'],
})

export const resumeCampaign = defineCall('POST', '/api/campaigns/:id/resume', {
  summary: 'Lets a campaign go on',
  auth: 'session',
  response: CampaignSummary,
  failures: ['campaign-not-found', 'campaign-over'],
})

export const cancelCampaign = defineCall('POST', '/api/campaigns/:id/cancel', {
  summary: 'Ends a campaign: what has certainly not left never will',
  auth: 'session',
  response: CampaignCancelled,
  failures: ['campaign-not-found', 'campaign-over'],
})

export const showUnsubscribe = defineCall('GET', '/baja/:token', {
  summary: 'The page on which an address asks for no more mails',
  response: 'text/html',
  failures: ['not-found'],
})

export const unsubscribe = defineCall('POST', '/baja/:token', {
  summary: 'No more mails to an address; mail programs ask it by themselves (RFC 8058)',
  response: 'text/html',
  failures: ['not-found'],
})
