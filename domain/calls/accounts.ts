import * as v from 'valibot'
import { emailAddress } from '../account/email-address.ts'
import { NewPassword } from '../account/password.ts'

const Email = emailAddress()

const noLink = 'El enlace de verificación no es válido.'

const Token = v.pipe(v.string(noLink), v.minLength(1, noLink), v.maxLength(200, noLink))

export const Login = v.object({
  email: Email,
  password: v.pipe(
    v.string('Contraseña requerida'),
    v.minLength(1, 'Contraseña requerida'),
    v.maxLength(200),
  ),
})

export const EmailOnly = v.object({ email: Email })

export const VerifyEmail = v.object({ token: Token, password: NewPassword })

export const ResetPassword = v.object({ token: Token, password: NewPassword })

/** The signed-in account; `id` is the id of the event it opened last (decisions: People and accounts). */
export type User = {
  id: string
  email: string
  events: { id: string; slug: string; coupleNames: string; eventDate: string }[]
}

/** Answer of `GET /api/verify-email/{token}`: whether the person sets a password or signs in with the one they have. */
export type VerificationState = { email: string; hasAccount: boolean; coupleNames: string }

/** One line of `GET /api/auth/sessions`; the times are ISO instants. */
export type OpenSession = {
  id: string
  /** In plain words: 'Safari en iPhone'. */
  device: string
  startedAt: string
  lastUsedAt: string
  /** True for the session that asks. */
  isCurrent: boolean
}
