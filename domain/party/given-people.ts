import * as v from 'valibot'
import { longestName } from './person.ts'
import { seatLimits } from './seat-limits.ts'

const message = 'Las personas de la invitación no se entienden'
const most = `Como máximo ${seatLimits.max} personas por invitación`

const GivenPerson = v.object(
  {
    /** Of a seat that the party has already; another one, or none, makes a new seat. */
    id: v.nullish(v.pipe(v.string(message), v.uuid(message))),
    name: v.optional(
      v.pipe(
        v.nullable(
          v.pipe(
            v.string(message),
            v.trim(),
            v.maxLength(longestName, `Como máximo ${longestName} caracteres`),
          ),
        ),
        v.transform((name) => name || null),
      ),
      null,
    ),
    isChild: v.optional(v.boolean(message), false),
  },
  message,
)
export type GivenPerson = v.InferOutput<typeof GivenPerson>

/** All people of a party as its owner writes them, in their order; '' and null are an unnamed seat. */
export const GivenPeople = v.pipe(
  v.array(GivenPerson, message),
  v.minLength(seatLimits.min, 'Una invitación es para una persona al menos'),
  v.maxLength(seatLimits.max, most),
  v.check((people) => {
    const ids = people.flatMap(({ id }) => id?.toLowerCase() ?? [])
    return new Set(ids).size === ids.length
  }, 'Una misma persona está dos veces en la invitación'),
)

/** Said of a call whose `people` and `maxGuests` contradict each other. */
export const peopleDisagree = 'Las plazas y las personas no coinciden: indica unas u otras'

/** Whether the seats of a call are as many as its people, where it tells both. */
export const peopleAgree = (given: { maxGuests?: number; people?: readonly unknown[] }): boolean =>
  given.people === undefined || given.maxGuests === undefined || given.people.length === given.maxGuests
