import * as v from 'valibot'
import {
  CoupleNames,
  colour,
  coverImage,
  eventDate,
  isDay,
  isTimeZone,
  NamedLink,
  NamedPhone,
  optionalUrl,
  time,
} from '../event/event-fields.ts'
import { formatKeys } from '../event/formats.ts'
import { InvitationCard } from '../event/invitation-card.ts'
import { wizardSteps } from '../event/wizard-steps.ts'
import { planTypes } from '../payment/plans.ts'
import { optionalText } from '../text.ts'
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

const changeable = v.object({
  coupleNames: v.optional(CoupleNames),
  eventDate: v.optional(eventDate),
  timezone: v.optional(v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'Zona horaria desconocida'))),
  rsvpDeadline: v.nullish(
    v.union(
      [v.literal(''), v.pipe(v.string(), v.maxLength(10), v.check(isDay, 'Fecha límite no válida'))],
      'Fecha límite no válida',
    ),
  ),
  ceremonyTime: time,
  ceremonyPlace: optionalText(300),
  ceremonyUrl: optionalUrl,
  receptionTime: time,
  receptionPlace: optionalText(300),
  receptionUrl: optionalUrl,
  hasBusTransport: v.optional(v.boolean()),
  busInfo: optionalText(4000),
  coverImageUrl: coverImage,
  invitationFormat: v.optional(v.picklist(formatKeys, 'Formato de invitación desconocido')),
  primaryColor: v.optional(colour('Color primario válido requerido')),
  secondaryColor: v.optional(colour('Color secundario válido requerido')),
  hotels: v.optional(v.pipe(v.array(NamedLink), v.maxLength(30, 'Como máximo 30'))),
  interestSites: v.optional(v.pipe(v.array(NamedLink), v.maxLength(30, 'Como máximo 30'))),
  importantPhones: v.optional(v.pipe(v.array(NamedPhone), v.maxLength(30, 'Como máximo 30'))),
  /** The menus that guests choose from; when empty, the question is not asked. */
  menus: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1, 'Nombre requerido'), v.maxLength(80))),
      v.maxLength(12),
    ),
  ),
})

/**
 * Only the fields present are changed. `was` tells what stood in those fields when the person began (`eventDate` as a
 * day): where somebody has changed the same field since, all is refused with 409. Fields without it are changed
 * whatever stands there.
 */
export const EventChanges = v.object({ ...changeable.entries, was: v.optional(changeable) })
export type EventChanges = v.InferOutput<typeof EventChanges>

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
  /** ISO date, or null. */
  rsvpDeadline: v.nullable(v.string()),
  menus: v.array(v.string()),
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
  failures: ['event-not-found', 'changed-meanwhile', 'deadline-after-event', 'image-gone'],
})
