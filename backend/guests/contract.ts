import * as v from 'valibot'
import { emailAddress } from '../../domain/account/email-address.ts'
import { pageSizes } from '../../domain/party/list-limits.ts'
import type { SuppressionReason } from '../../domain/sending/suppression.ts'

export const guestStatuses = ['pending', 'confirmed', 'declined'] as const
export type GuestStatus = (typeof guestStatuses)[number]
export const statusNames = {
  pending: 'Pendiente',
  confirmed: 'Confirmado',
  declined: 'No asiste',
} as const satisfies Record<GuestStatus, string>

/** Seats of one party: the input range of spec §5. */
export const seatLimits = { min: 1, max: 15 } as const

const blankToNull = (value: string | null | undefined) => (value == null || value === '' ? null : value)
const optionalText = (max: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(max, `Como máximo ${max} caracteres`))),
    v.transform(blankToNull),
  )

const GuestFields = {
  name: v.pipe(
    v.string('El nombre es requerido'),
    v.trim(),
    v.minLength(1, 'El nombre es requerido'),
    v.maxLength(160, 'Como máximo 160 caracteres'),
  ),
  group: v.pipe(
    v.string('El grupo es requerido'),
    v.trim(),
    v.minLength(1, 'El grupo es requerido'),
    v.maxLength(80, 'Como máximo 80 caracteres'),
  ),
  email: v.pipe(
    v.nullish(
      v.union(
        [v.pipe(v.string(), v.trim(), v.literal('')), emailAddress('Email inválido')],
        'Email inválido',
      ),
    ),
    v.transform(blankToNull),
  ),
  /** Free text here; the server turns it into E.164 (Spain by default) or refuses it ('Teléfono inválido'). */
  phone: optionalText(40),
  notes: optionalText(2000),
  dietaryRestrictions: optionalText(500),
}
const maxGuestsMessage = 'Número máximo de invitados debe ser al menos 1'
/** A non-numeric value becomes 1 (spec §5). */
const MaxGuests = v.pipe(
  v.fallback(
    v.union([
      v.pipe(v.number(), v.finite()),
      v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20), v.transform(Number), v.finite()),
    ]),
    1,
  ),
  v.integer(maxGuestsMessage),
  v.minValue(seatLimits.min, maxGuestsMessage),
  v.maxValue(seatLimits.max, 'Como máximo 15 personas por invitación'),
)

/** Payload of `POST /api/events/{eventId}/guests`; an `eventId` in the body is ignored. */
export const NewGuest = v.object({ ...GuestFields, maxGuests: v.optional(MaxGuests, 1) })
export type NewGuest = v.InferOutput<typeof NewGuest>

const changeable = v.partial(v.object({ ...GuestFields, maxGuests: MaxGuests }))
/**
 * Payload of `PUT /api/guests/{id}`: only the fields present are changed. `was` tells what stood in those fields when the
 * person began: where somebody has changed the same field since, all is refused with 409. Fields without it are changed
 * whatever stands there.
 */
export const GuestChanges = v.object({ ...changeable.entries, was: v.optional(changeable) })
export type GuestChanges = v.InferOutput<typeof GuestChanges>

const pageMessage = 'Esa página de la lista no existe'
const wholeNumber = (most: number) =>
  v.pipe(
    v.string(pageMessage),
    v.maxLength(16, pageMessage),
    v.regex(/^\d+$/, pageMessage),
    v.transform(Number),
    v.maxValue(most, pageMessage),
  )

/**
 * Query of `GET /api/events/{eventId}/guests`: the parties behind the position `after`, `limit` at most. The last one's
 * `position` is the next page's `after`; a page that is not full is the last. With neither, the whole list is answered.
 */
export const GuestPage = v.object({
  after: v.optional(wholeNumber(Number.MAX_SAFE_INTEGER), '0'),
  limit: v.optional(v.pipe(wholeNumber(pageSizes.most), v.minValue(1, pageMessage)), String(pageSizes.usual)),
})

/** The most parties that are asked for by their ids in one call. */
export const mostGuestIds = 100
const idsMessage = `Como máximo ${mostGuestIds} invitados, por su id y separados por comas`
/** Query of `GET /api/events/{eventId}/guests`: with `ids` only those parties; ids that are none are left out. */
export const GuestIds = v.object({
  ids: v.optional(
    v.pipe(
      v.string(idsMessage),
      v.maxLength(mostGuestIds * 37, idsMessage),
      v.transform((text) => text.split(',')),
      v.pipe(v.array(v.pipe(v.string(), v.uuid(idsMessage))), v.maxLength(mostGuestIds, idsMessage)),
    ),
  ),
})

/** One person in a party's answer (decisions: Guests and answers). */
export type Attendee = { name: string; isChild: boolean; menu: string | null; dietary: string | null }

/** How the messages to one guest stand, by channel; absent = nothing was sent. */
export type DeliverySummary = {
  channel: 'email' | 'whatsapp'
  kind: 'invitation' | 'reminder'
  status: import('../messaging/contract.ts').DeliveryStatus
  /** Why it did not arrive, in Spanish; null otherwise. */
  reason: string | null
  /** When the provider took it; null while it did not. */
  sentAt: string | null
  /** True when the guest has another address on that channel by now. */
  toFormerAddress: boolean
  at: string
}

/** A party as its owner sees it. */
export type OwnedGuest = {
  id: string
  eventId: string
  token: string
  group: string
  name: string
  maxGuests: number
  phone: string | null
  email: string | null
  notes: string | null
  status: GuestStatus
  confirmedGuests: number
  guestNames: string[]
  attendees: Attendee[]
  dietaryRestrictions: string | null
  needsBusTransport: boolean
  busComments: string | null
  comments: string | null
  lastReminderSent: string | null
  answeredAt: string | null
  /** The newest message of each kind and channel. */
  deliveries: DeliverySummary[]
  /** Why the present email is not written to any more for this event; null when it is. */
  emailSuppression: SuppressionReason | null
  createdAt: string
  /** Its place in the list: larger for who came later, never given twice. */
  position: number
}

export type ImportReport = {
  imported: number
  duplicates: { row: number; name: string }[]
  warnings: { row: number; message: string }[]
  /** `name` is the person's as far as the row tells it, `column` the file's own header. */
  errors: { row: number; name: string; column: string; message: string }[]
}
