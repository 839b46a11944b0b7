import * as v from 'valibot'
import { optionalText } from '../text.ts'

const AttendeeAnswer = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(120, 'Como máximo 120 caracteres')),
  isChild: v.optional(v.boolean(), false),
  menu: optionalText(80),
  dietary: optionalText(500),
})

/**
 * An RSVP, by the guest (`POST`) or by the owner (`PUT /api/guests/{id}/rsvp`). When `attendees` is present,
 * `guestNames`, `confirmedGuests` and `dietaryRestrictions` are derived from it.
 */
export const Answer = v.object({
  status: v.picklist(['confirmed', 'declined'], 'Indica si asistirás o no'),
  confirmedGuests: v.optional(
    v.pipe(
      v.number('Número de asistentes no válido'),
      v.integer('Número de asistentes no válido'),
      v.minValue(0, 'Número de asistentes no válido'),
      v.maxValue(1000, 'Número de asistentes no válido'),
    ),
  ),
  guestNames: v.nullish(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.maxLength(120, 'Como máximo 120 caracteres'))),
      v.maxLength(50),
    ),
  ),
  dietaryRestrictions: optionalText(1000),
  needsBusTransport: v.nullish(v.boolean()),
  busComments: optionalText(500),
  attendees: v.nullish(v.pipe(v.array(AttendeeAnswer), v.maxLength(50))),
  comments: optionalText(1000),
})
export type Answer = v.InferOutput<typeof Answer>
