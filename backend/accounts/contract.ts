import * as v from 'valibot'
import { emailAddress } from '../../domain/account/email-address.ts'

const Email = emailAddress()
const NewPassword = v.pipe(
  v.string('La contraseña debe tener al menos 6 caracteres'),
  v.minLength(6, 'La contraseña debe tener al menos 6 caracteres'),
  v.maxLength(200, 'La contraseña es demasiado larga'),
)
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

/** The set-password form: the confirmation stays in the browser (spec §5). */
export const PasswordForm = v.pipe(
  v.object({
    password: NewPassword,
    confirmation: v.pipe(v.string(), v.minLength(6, 'Confirma tu contraseña'), v.maxLength(200)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      (form) => form.password === form.confirmation,
      'Las contraseñas no coinciden',
    ),
    ['confirmation'],
  ),
)

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
