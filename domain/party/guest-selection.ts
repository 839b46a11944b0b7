import * as v from 'valibot'
import { mostParties } from './list-limits.ts'

const message = `Elige entre 1 y ${mostParties.toLocaleString('es-ES')} invitados`

/** Parties of one list that something is done with at once, by their ids. */
export const GuestSelection = v.object({
  guestIds: v.pipe(
    v.array(v.pipe(v.string(message), v.uuid(message)), message),
    v.minLength(1, message),
    v.maxLength(mostParties, message),
  ),
})
