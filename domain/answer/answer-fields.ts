import * as v from 'valibot'
import { guestStatuses } from '../party/guest-status.ts'
import { optionalText } from '../text.ts'
import { Attendee } from './attendee.ts'
import { AttendeeName, GivenAttendee } from './given-attendee.ts'

/** One field of a party's RSVP. */
type AnswerField = {
  /** What a guest, or the owner for a guest, may send. */
  given: v.GenericSchema
  /** What is stored. Guests and owner see all of it. */
  stored: v.GenericSchema
  /** Its value when nothing is said of it: before an RSVP, and after a 'no'. */
  blank: unknown
  /** Its column in the export, where it has one. Width in characters, as spreadsheets measure columns. */
  column?: { heading: string; width: number }
}

const countMessage = 'Número de asistentes no válido'
const text = v.nullable(v.string())

/**
 * Every field of an RSVP, in the export's order. Its payload, the stored row, what owner and guests see, and the export
 * derive from it. All of it is erased with the party.
 */
export const answerFields = {
  status: {
    given: v.picklist(['confirmed', 'declined'], 'Indica si asistirás o no'),
    stored: v.picklist(guestStatuses),
    blank: 'pending',
    column: { heading: 'Estado', width: 13 },
  },
  confirmedGuests: {
    given: v.optional(
      v.pipe(
        v.number(countMessage),
        v.integer(countMessage),
        v.minValue(0, countMessage),
        v.maxValue(1000, countMessage),
      ),
    ),
    stored: v.number(),
    blank: 0,
    column: { heading: 'Asistentes', width: 11 },
  },
  guestNames: {
    given: v.nullish(v.pipe(v.array(AttendeeName), v.maxLength(50))),
    stored: v.array(v.string()),
    blank: [],
    column: { heading: 'Nombres de asistentes', width: 40 },
  },
  dietaryRestrictions: {
    given: optionalText(1000),
    stored: text,
    blank: null,
    column: { heading: 'Intolerancias', width: 28 },
  },
  /** Its menus have a column each in the export. */
  attendees: {
    given: v.nullish(v.pipe(v.array(GivenAttendee), v.maxLength(50))),
    stored: v.array(Attendee),
    blank: [],
  },
  needsBusTransport: {
    given: v.nullish(v.boolean()),
    stored: v.boolean(),
    blank: false,
    column: { heading: 'Autobús', width: 10 },
  },
  busComments: {
    given: optionalText(500),
    stored: text,
    blank: null,
    column: { heading: 'Comentarios autobús', width: 28 },
  },
  comments: {
    given: optionalText(1000),
    stored: text,
    blank: null,
    column: { heading: 'Comentarios', width: 40 },
  },
} as const satisfies Record<string, AnswerField>

export type AnswerKey = keyof typeof answerFields
export const answerKeys = Object.keys(answerFields) as AnswerKey[]
