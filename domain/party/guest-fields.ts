import * as v from 'valibot'
import { emailAddress } from '../account/email-address.ts'
import { optionalText as optional } from '../text.ts'
import { seatLimits } from './seat-limits.ts'

const blankToNull = (value: string | null | undefined) => (value == null || value === '' ? null : value)

const optionalText = (max: number) => v.pipe(optional(max), v.transform(blankToNull))

export const GuestFields = {
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
  /** Free text here; the server turns it into E.164 (Spain by default) or refuses it (`phone-invalid`). */
  phone: optionalText(40),
  notes: optionalText(2000),
  dietaryRestrictions: optionalText(500),
}

const maxGuestsMessage = 'Número máximo de invitados debe ser al menos 1'

/** A non-numeric value becomes 1. */
export const MaxGuests = v.pipe(
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
