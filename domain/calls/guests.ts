import * as v from 'valibot'
import type { Attendee } from '../answer/attendee.ts'
import { GuestFields, MaxGuests } from '../party/guest-fields.ts'
import type { GuestStatus } from '../party/guest-status.ts'
import { mostGuestIds, pageSizes } from '../party/list-limits.ts'
import type { CampaignKind } from '../sending/campaign-kind.ts'
import type { Channel } from '../sending/channel.ts'
import type { DeliveryStatus } from '../sending/delivery-status.ts'
import type { SuppressionReason } from '../sending/suppression.ts'

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

/** How the messages to one guest stand, by channel; absent = nothing was sent. */
export type DeliverySummary = {
  channel: Channel
  kind: CampaignKind
  status: DeliveryStatus
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
