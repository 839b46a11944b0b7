import * as v from 'valibot'
import { longestName } from '../party/person.ts'
import { optionalText } from '../text.ts'
import { allergenKeys } from './allergens.ts'

const allergenMessage = 'Uno de los alérgenos no está en la lista'
/** In years. */
const oldestChild = 17
const ageMessage = `La edad de un niño va de 0 a ${oldestChild} años`
const seatMessage = 'Una de las personas no es de esta invitación'
const tripMessage = 'Ese autobús ya no está en la lista. Elige otro'

/** A name as a guest tells it; empty where it is not known. */
export const AttendeeName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestName, `Como máximo ${longestName} caracteres`),
)

/** One of those who come, as a guest, or the owner for a guest, may send it. */
export const GivenAttendee = v.object({
  /** One of the party's people. Without it, or when it is no longer there, the name tells who it is. */
  id: v.nullish(v.pipe(v.string(seatMessage), v.uuid(seatMessage))),
  name: AttendeeName,
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
})
