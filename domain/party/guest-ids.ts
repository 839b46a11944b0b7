import * as v from 'valibot'
import { mostGuestIds } from './list-limits.ts'

const message = `Como máximo ${mostGuestIds} invitados, por su id y separados por comas`

/** Parties by their ids, separated by commas, `mostGuestIds` at most. */
export const GuestIds = v.pipe(
  v.string(message),
  v.maxLength(mostGuestIds * 37, message),
  v.transform((text) => text.split(',')),
  v.pipe(v.array(v.pipe(v.string(), v.uuid(message))), v.maxLength(mostGuestIds, message)),
)
