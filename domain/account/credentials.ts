import * as v from 'valibot'
import { emailAddress } from './email-address.ts'
import { NewPassword } from './password.ts'

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

/** Without an event id, the newest unverified event of that email. */
export const AnotherVerification = v.object({
  email: Email,
  eventId: v.optional(v.pipe(v.string(), v.uuid())),
})

export const VerifyEmail = v.object({ token: Token, password: NewPassword })

export const ResetPassword = v.object({ token: Token, password: NewPassword })
