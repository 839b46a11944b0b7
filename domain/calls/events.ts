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
import { type Format, formatKeys } from '../event/formats.ts'
import type { InvitationCard } from '../event/invitation-card.ts'
import { wizardSteps } from '../event/wizard-steps.ts'
import type { PlanType } from '../payment/plans.ts'
import { optionalText } from '../text.ts'

/** Payload of `POST /api/events`. The server makes the slug its own; `planType` is ignored: the plan is bought. */
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
  /** Menus a guest chooses from; empty = the question is not asked (decisions: Guests and answers). */
  menus: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.minLength(1, 'Nombre requerido'), v.maxLength(80))),
      v.maxLength(12),
    ),
  ),
})

/**
 * Payload of `PUT /api/events/{id}`: only the fields present are changed. `was` tells what stood in those fields when the
 * person began (`eventDate` as a day): where somebody has changed the same field since, all is refused with 409. Fields
 * without it are changed whatever stands there.
 */
export const EventChanges = v.object({ ...changeable.entries, was: v.optional(changeable) })
export type EventChanges = v.InferOutput<typeof EventChanges>

/** An event as its owner sees it (`GET /api/events/{id}`). */
export type OwnedEvent = InvitationCard & {
  id: string
  email: string
  isEmailVerified: boolean
  planType: PlanType
  isPaid: boolean
  /** Why a paid event is unpaid again, in Spanish; null when nothing happened (decisions: Money). */
  unpaidReason: string | null
  /** The format guests see: the chosen one, or classic when the plan does not include it. */
  renderedFormat: Format
  /** ISO date, or null. */
  rsvpDeadline: string | null
  menus: string[]
  stripePaymentIntentId: string | null
  createdAt: string
}

/** Answer of `POST /api/events`; `verificationUrl` only with the sandbox providers. */
export type EventCreated = { id: string; slug: string; message: string; verificationUrl?: string }
