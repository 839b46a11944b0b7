import * as v from 'valibot'
import { EventChanges } from '../event/event-changes.ts'
import { formatKeys } from '../event/formats.ts'
import { InvitationCard } from '../event/invitation-card.ts'
import { wizardSteps } from '../event/wizard-steps.ts'
import { planTypes } from '../payment/plans.ts'
import { defineCall } from './define-call.ts'

/** The data of a new event. The server may change the slug; `planType` is ignored, because plans are bought. */
export const NewEvent = v.object({
  slug: v.nullish(v.pipe(v.string(), v.maxLength(160, 'Como máximo 160 caracteres'))),
  ...wizardSteps.names.entries,
  ...wizardSteps.cover.entries,
  ...wizardSteps.ceremony.entries,
  ...wizardSteps.reception.entries,
  ...wizardSteps.bus.entries,
  ...wizardSteps.style.entries,
  ...wizardSteps.email.entries,
})
export type NewEvent = v.InferOutput<typeof NewEvent>

/** An event as its owner sees it. */
export const OwnedEvent = v.object({
  ...InvitationCard.entries,
  id: v.string(),
  email: v.string(),
  isEmailVerified: v.boolean(),
  planType: v.picklist(planTypes),
  isPaid: v.boolean(),
  /** Parties that were invited and removed afterwards: they count for the plan's limit. */
  removedInvited: v.number(),
  /** Why a paid event became unpaid (docs/product.md, "Money"), in Spanish; null otherwise. */
  unpaidReason: v.nullable(v.string()),
  /** The format guests see: the chosen one, or classic when the plan does not include it. */
  renderedFormat: v.picklist(formatKeys),
  menus: v.array(v.string()),
  asksChildAge: v.boolean(),
  stripePaymentIntentId: v.nullable(v.string()),
  createdAt: v.string(),
})
export type OwnedEvent = v.InferOutput<typeof OwnedEvent>

/** `verificationUrl` only with the sandbox providers. */
export const EventCreated = v.object({
  id: v.string(),
  slug: v.string(),
  message: v.string(),
  verificationUrl: v.optional(v.string()),
})
export type EventCreated = v.InferOutput<typeof EventCreated>

export const createEvent = defineCall('POST', '/api/events', {
  summary: 'Makes an event and mails the link by which its owner claims it',
  payload: NewEvent,
  status: 201,
  response: EventCreated,
  failures: ['image-gone', 'too-many-requests'],
})

export const findEvent = defineCall('GET', '/api/events/:eventId', {
  summary: 'An event as its owner sees it',
  auth: 'session',
  response: OwnedEvent,
  failures: ['event-not-found'],
})

export const changeEvent = defineCall('PUT', '/api/events/:eventId', {
  summary: 'Changes the fields that are present',
  auth: 'session',
  payload: EventChanges,
  response: OwnedEvent,
  failures: ['event-not-found', 'changed-meanwhile', 'deadline-after-event', 'image-gone', 'trip-taken'],
})
