import * as v from 'valibot'
import { passwordWrong } from '../failures.ts'
import { defineCall } from './define-call.ts'

/** The account's password, once more. */
export const Erasure = v.object({
  password: v.pipe(
    v.string('Escribe tu contraseña'),
    v.minLength(1, 'Escribe tu contraseña'),
    v.maxLength(200, passwordWrong),
  ),
})
export type Erasure = v.InferOutput<typeof Erasure>

export const eraseEvent = defineCall('POST', '/api/events/:eventId/erase', {
  summary: 'Erases an event for good',
  auth: 'session',
  payload: Erasure,
  failures: ['event-not-found', 'password-wrong', 'too-many-requests'],
})

export const eraseAccount = defineCall('POST', '/api/auth/erase', {
  summary: 'Erases the account and all its events for good',
  auth: 'session',
  payload: Erasure,
  failures: ['password-wrong', 'too-many-requests'],
})
