import * as v from 'valibot'

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
        [
          v.pipe(v.string(), v.trim(), v.literal('')),
          v.pipe(
            v.string(),
            v.trim(),
            v.toLowerCase(),
            v.email('Email inválido'),
            v.maxLength(255, 'Email inválido'),
          ),
        ],
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
  v.unknown(),
  v.transform((value) => {
    const seats = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof seats === 'number' && Number.isFinite(seats) ? seats : 1
  }),
  v.integer(maxGuestsMessage),
  v.minValue(seatLimits.min, maxGuestsMessage),
  v.maxValue(seatLimits.max, 'Como máximo 15 personas por invitación'),
)

/** Payload of `POST /api/events/{eventId}/guests`; an `eventId` in the body is ignored. */
export const NewGuest = v.object({ ...GuestFields, maxGuests: v.optional(MaxGuests, 1) })
export type NewGuest = v.InferOutput<typeof NewGuest>

/** Payload of `PUT /api/guests/{id}`: only the fields present are changed. */
export const GuestChanges = v.partial(v.object({ ...GuestFields, maxGuests: MaxGuests }))
export type GuestChanges = v.InferOutput<typeof GuestChanges>

/** One person in a party's answer (decisions: Guests and answers). */
export type Attendee = { name: string; isChild: boolean; menu: string | null; dietary: string | null }

/** How the messages to one guest stand, by channel; absent = nothing was sent. */
export type DeliverySummary = {
  channel: 'email' | 'whatsapp'
  kind: 'invitation' | 'reminder'
  status: import('../messaging/contract.ts').DeliveryStatus
  /** Why it did not arrive, in Spanish; null otherwise. */
  reason: string | null
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
  /** True when the address asked not to be written to again for this event. */
  emailSuppressed: boolean
  createdAt: string
}

export type ImportReport = {
  imported: number
  duplicates: { row: number; name: string }[]
  warnings: { row: number; message: string }[]
  errors: { row: number; column: string; message: string }[]
}
