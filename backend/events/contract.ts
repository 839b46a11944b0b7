import * as v from 'valibot'
import { emailAddress } from '../../domain/account/email-address.ts'
import { dateMessages, defaultTimezone, isPastDay } from '../../domain/event/dates.ts'
import { completedLink } from '../../domain/event/link.ts'

/** The fifteen invitation formats in display order (spec §3; labels and plans: art direction). */
export const formats = {
  classic: { label: 'Clásico', plan: 'essence', description: 'Tarjeta grabada, formalidad inglesa' },
  minimalist: { label: 'Minimalista', plan: 'essence', description: 'Márgenes amplios y una sola línea' },
  vintage: { label: 'Vintage', plan: 'essence', description: 'Tipografía de imprenta de los años veinte' },
  botanical: { label: 'Botánico', plan: 'essence', description: 'Ramas de olivo y eucalipto' },
  script: { label: 'Caligrafía', plan: 'essence', description: 'Los nombres, a pluma' },
  artdeco: { label: 'Art Déco', plan: 'grand_soiree', description: 'Abanicos, rayos y simetría' },
  imperial: { label: 'Imperial', plan: 'grand_soiree', description: 'Laurel, monograma y números romanos' },
  watercolor: { label: 'Acuarela', plan: 'grand_soiree', description: 'Aguadas suaves de color' },
  geometric: {
    label: 'Geométrico',
    plan: 'grand_soiree',
    description: 'Líneas finas y hojas en los vértices',
  },
  editorial: { label: 'Editorial', plan: 'grand_soiree', description: 'Portada de revista' },
  mediterranean: { label: 'Mediterráneo', plan: 'grand_soiree', description: 'Azulejo, mar y limones' },
  monogram: {
    label: 'Monograma',
    plan: 'grand_soiree',
    description: 'Las iniciales como sello de lacre',
  },
  typography: { label: 'Tipográfico', plan: 'grand_soiree', description: 'Un cartel hecho de letras' },
  floral: { label: 'Floral', plan: 'grand_soiree', description: 'Corona de peonías dibujada a mano' },
  contemporary: { label: 'Contemporáneo', plan: 'grand_soiree', description: 'Bloques de color, de hoy' },
} as const satisfies Record<string, { label: string; plan: PlanType; description: string }>

export type Format = keyof typeof formats
export const formatKeys = Object.keys(formats) as Format[]

export const planTypes = ['essence', 'grand_soiree'] as const
/** The plan an event is on (spec §3); a purchase is named by `PurchasePlan` in payments. */
export type PlanType = (typeof planTypes)[number]

export const planNames = { essence: 'Essence', grand_soiree: 'Grand Soirée' } as const satisfies Record<
  PlanType,
  string
>

/** The eight recommended colour pairs (spec §3). */
export const colourPresets = [
  { name: 'Verde Elegante', primary: '#1A1A1A', secondary: '#70A589' },
  { name: 'Rosa Durazno', primary: '#8B4B6B', secondary: '#E8B4A0' },
  { name: 'Azul Marino', primary: '#1E3A5F', secondary: '#87CEEB' },
  { name: 'Verde Esmeralda', primary: '#2E4A2E', secondary: '#6C9781' },
  { name: 'Borgoña Real', primary: '#800020', secondary: '#D4AF37' },
  { name: 'Gris Perla', primary: '#36454F', secondary: '#C0C0C0' },
  { name: 'Terracota', primary: '#A0522D', secondary: '#F4A460' },
  { name: 'Lavanda', primary: '#663399', secondary: '#DDA0DD' },
] as const

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `Como máximo ${max} caracteres`))
const optionalText = (max: number) => v.nullish(text(max))

/** A web address as a person types it; without 'https://' it is completed. */
const url = (message: string) =>
  v.pipe(
    v.string(message),
    v.maxLength(2000, message),
    v.transform((typed) => completedLink(typed) ?? ''),
    v.minLength(1, message),
  )
const optionalUrl = v.nullish(
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), url('URL válida requerida')], 'URL válida requerida'),
)

const colour = (message: string) =>
  v.pipe(v.string(message), v.maxLength(7, message), v.regex(/^#[0-9a-fA-F]{6}$/, message))
const timeMessage = 'Hora válida requerida (HH:MM)'
const time = v.nullish(
  v.union(
    [
      v.literal(''),
      v.pipe(v.string(), v.maxLength(5, timeMessage), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage)),
    ],
    timeMessage,
  ),
)
const isDay = (value: string) =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).getUTCDate() === Number(value.slice(8))

/** An ISO date or date-time; a bare date or local time is the event's own time (decisions: `timezone`). */
const eventDate = v.pipe(
  v.string('La fecha del evento es requerida'),
  v.trim(),
  v.nonEmpty('La fecha del evento es requerida'),
  v.maxLength(40, 'La fecha del evento no es válida'),
  v.regex(
    /^[\d-]{10}([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?)?$/,
    'La fecha del evento no es válida',
  ),
  v.check((value) => isDay(value.slice(0, 10)), 'La fecha del evento no es válida'),
)

/** The date of an event that is yet to be made: not one that is over. */
const comingDate = v.pipe(
  eventDate,
  v.check((value) => !isPastDay(value, defaultTimezone), dateMessages.past),
)

export const CoupleNames = v.pipe(
  v.string('Los nombres de los novios son requeridos'),
  v.trim(),
  v.minLength(1, 'Los nombres de los novios son requeridos'),
  v.maxLength(160, 'Como máximo 160 caracteres'),
)
/** An image this server stored (`/media/…`) or an absolute http(s) URL; '' clears it. */
const coverImage = v.nullish(
  v.union(
    [
      v.literal(''),
      v.pipe(v.string(), v.maxLength(200), v.regex(/^\/media(\/[\w-][\w.-]*)+$/)),
      url('URL de imagen válida requerida'),
    ],
    'URL de imagen válida requerida',
  ),
)

const NamedLink = v.object({
  name: v.pipe(v.string('Nombre requerido'), v.trim(), v.minLength(1, 'Nombre requerido'), v.maxLength(120)),
  url: url('URL válida requerida'),
})
const NamedPhone = v.object({
  name: v.pipe(v.string('Nombre requerido'), v.trim(), v.minLength(1, 'Nombre requerido'), v.maxLength(120)),
  phone: v.pipe(
    v.string('Teléfono requerido'),
    v.trim(),
    v.minLength(1, 'Teléfono requerido'),
    v.maxLength(40),
  ),
})
export type NamedLink = v.InferOutput<typeof NamedLink>
export type NamedPhone = v.InferOutput<typeof NamedPhone>

/** What the wizard collects, step by step (spec §2, §5); each step's schema validates on its own. */
export const wizardSteps = {
  names: v.object({ coupleNames: CoupleNames }),
  cover: v.object({ coverImageUrl: coverImage }),
  ceremony: v.object({
    eventDate: comingDate,
    ceremonyTime: time,
    ceremonyPlace: optionalText(300),
    ceremonyUrl: optionalUrl,
  }),
  reception: v.object({ receptionTime: time, receptionPlace: optionalText(300), receptionUrl: optionalUrl }),
  bus: v.object({ hasBusTransport: v.optional(v.boolean(), false), busInfo: optionalText(4000) }),
  style: v.object({
    invitationFormat: v.optional(v.picklist(formatKeys, 'Formato de invitación desconocido'), 'classic'),
    primaryColor: v.optional(colour('Color primario válido requerido'), '#1A1A1A'),
    secondaryColor: v.optional(colour('Color secundario válido requerido'), '#C9A96E'),
  }),
  email: v.object({
    email: emailAddress(),
  }),
}

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

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** What every screen that draws an invitation needs; safe for a guest to see. */
export type InvitationCard = {
  slug: string
  coupleNames: string
  /** ISO instant of the event's start. */
  eventDate: string
  timezone: string
  ceremonyTime: string | null
  ceremonyPlace: string | null
  ceremonyUrl: string | null
  receptionTime: string | null
  receptionPlace: string | null
  receptionUrl: string | null
  hasBusTransport: boolean
  busInfo: string | null
  coverImageUrl: string | null
  invitationFormat: Format
  primaryColor: string
  secondaryColor: string
  hotels: NamedLink[]
  interestSites: NamedLink[]
  importantPhones: NamedPhone[]
}

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

/** Answer of `POST /api/media`: `url` goes into `coverImageUrl`; widths in pixels, each immutable. */
export type MediaStored = {
  url: string
  width: number
  height: number
  sources: { url: string; width: number }[]
}
export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const
