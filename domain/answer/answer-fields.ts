import * as v from 'valibot'
import { guestStatuses } from '../party/guest-status.ts'
import { longestName } from '../party/person.ts'
import { optionalText } from '../text.ts'
import { allergenKeys } from './allergens.ts'
import { Attendee } from './attendee.ts'

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
const allergenMessage = 'Uno de los alérgenos no está en la lista'
/** In years. */
export const oldestChild = 17
const ageMessage = `La edad de un niño va de 0 a ${oldestChild} años`
const seatMessage = 'Una de las personas no es de esta invitación'
const tripMessage = 'Ese autobús ya no está en la lista. Elige otro'
const text = v.nullable(v.string())
const name = v.pipe(v.string(), v.trim(), v.maxLength(longestName, `Como máximo ${longestName} caracteres`))

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
    given: v.nullish(v.pipe(v.array(name), v.maxLength(50))),
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
    given: v.nullish(
      v.pipe(
        v.array(
          v.object({
            /** One of the party's people. Without it, or when it is no longer there, the name tells who it is. */
            id: v.nullish(v.pipe(v.string(seatMessage), v.uuid(seatMessage))),
            name,
            isChild: v.optional(v.boolean(), false),
            menu: optionalText(80),
            /** With `allergens`, words beside the marks; what the server made of both is understood too. */
            dietary: optionalText(700),
            allergens: v.nullish(
              v.pipe(v.array(v.picklist(allergenKeys, allergenMessage)), v.maxLength(50, allergenMessage)),
            ),
            age: v.nullish(
              v.pipe(
                v.number(ageMessage),
                v.integer(ageMessage),
                v.minValue(0, ageMessage),
                v.maxValue(oldestChild, ageMessage),
              ),
            ),
            /** Trips of the event. Where anybody has picked one, what is said of the bus is derived from them. */
            busOut: v.nullish(v.pipe(v.string(tripMessage), v.uuid(tripMessage))),
            busBack: v.nullish(v.pipe(v.string(tripMessage), v.uuid(tripMessage))),
          }),
        ),
        v.maxLength(50),
      ),
    ),
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
