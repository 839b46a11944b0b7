import * as v from 'valibot'
import { AnotherVerification, EmailOnly, Login, ResetPassword, VerifyEmail } from '../account/credentials.ts'
import { defineCall } from './define-call.ts'

/** The signed-in account; `id` is the id of the event it opened last. */
export const User = v.object({
  id: v.string(),
  email: v.string(),
  events: v.array(
    v.object({ id: v.string(), slug: v.string(), coupleNames: v.string(), eventDate: v.string() }),
  ),
})
export type User = v.InferOutput<typeof User>

/** Whether the person behind a verification link sets a password or signs in with the one they have. */
export const VerificationState = v.object({
  email: v.string(),
  hasAccount: v.boolean(),
  coupleNames: v.string(),
})
export type VerificationState = v.InferOutput<typeof VerificationState>

/** One session; the times are ISO instants. */
export const OpenSession = v.object({
  id: v.string(),
  /** Browser and device: 'Safari en iPhone'. */
  device: v.string(),
  startedAt: v.string(),
  lastUsedAt: v.string(),
  /** True for the current session. */
  isCurrent: v.boolean(),
})
export type OpenSession = v.InferOutput<typeof OpenSession>

const Said = v.object({ message: v.string() })

export const findMe = defineCall('GET', '/api/auth/me', {
  summary: 'Who is signed in',
  auth: 'session',
  response: User,
})

export const logIn = defineCall('POST', '/api/auth/login', {
  summary: 'Signs an account in on this device',
  payload: Login,
  response: User,
  failures: ['wrong-credentials', 'too-many-requests'],
})

export const logOut = defineCall('POST', '/api/auth/logout', { summary: 'Signs this device out' })

export const findVerification = defineCall('GET', '/api/verify-email/:token', {
  summary: 'What a verification link is for',
  response: VerificationState,
  failures: ['link-invalid', 'too-many-requests'],
})

export const verifyEmail = defineCall('POST', '/api/verify-email', {
  summary: 'Uses a verification link: the event joins the account of its email, which is signed in',
  payload: VerifyEmail,
  response: v.object({ eventId: v.string() }),
  failures: ['link-invalid', 'password-weak', 'account-password-wrong', 'too-many-requests'],
})

export const requestReset = defineCall('POST', '/api/auth/forgot-password', {
  summary: 'Asks for a link to set a new password; the response is the same for an unknown email',
  payload: EmailOnly,
  response: Said,
  failures: ['too-many-requests'],
})

export const requestVerification = defineCall('POST', '/api/auth/resend-verification', {
  summary: 'Asks for the verification link again; the response is the same for an unknown email',
  payload: AnotherVerification,
  response: Said,
  failures: ['too-many-requests'],
})

export const resetPassword = defineCall('POST', '/api/auth/reset-password', {
  summary: 'Sets a new password by a link; all other devices are signed out, this one is signed in',
  payload: ResetPassword,
  response: User,
  failures: ['reset-link-invalid', 'password-weak', 'too-many-requests'],
})

export const listSessions = defineCall('GET', '/api/auth/sessions', {
  summary: 'The devices on which the account is signed in',
  auth: 'session',
  response: v.array(OpenSession),
})

export const endOtherSessions = defineCall('DELETE', '/api/auth/sessions', {
  summary: 'Signs all other devices out',
  auth: 'session',
})

export const endOneSession = defineCall('DELETE', '/api/auth/sessions/:id', {
  summary: 'Signs one device out',
  auth: 'session',
  failures: ['session-not-found'],
})
