import * as v from 'valibot'
import { passwordWrong } from '../failures.ts'

/** Payload of `POST /api/events/{id}/erase` and `POST /api/auth/erase`: the account's password, once more. */
export const Erasure = v.object({
  password: v.pipe(
    v.string('Escribe tu contraseña'),
    v.minLength(1, 'Escribe tu contraseña'),
    v.maxLength(200, passwordWrong),
  ),
})
export type Erasure = v.InferOutput<typeof Erasure>
