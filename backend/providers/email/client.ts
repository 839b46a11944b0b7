import { type CreateEmailOptions, type ErrorResponse, Resend } from 'resend'
import { env } from '../../platform/env.ts'
import { secondsFrom } from '../retry-after.ts'

export type Email = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  headers?: Record<string, string>
  tags?: { name: string; value: string }[]
}

/** What became of one mail of a batch; `reason` is for the owner, in Spanish. */
export type Accepted = { id: string } | { reason: string }

/** Everything that is not acceptance. Only `rejected` and `key-reused` are final. */
export type EmailRefusal =
  /** Too many requests: nothing was accepted, try again after this long. */
  | { kind: 'rate-limited'; retryAfterSeconds: number }
  /** The day's or month's quota is used up: nothing was accepted. */
  | { kind: 'quota'; retryAfterSeconds: number }
  /** Refused for good, with the provider's code. */
  | { kind: 'rejected'; code: string; reason: string }
  /** The key was used for other bytes: what it sent then was accepted, its ids are unknown. */
  | { kind: 'key-reused' }
  /** No answer, or one that says nothing (5xx, key in flight, our keys wrong): the same key may be tried again. */
  | { kind: 'unanswered'; code: string }

export type EmailOutcome = { kind: 'accepted'; emails: Accepted[] } | EmailRefusal

const patienceMs = 15_000
const quotaPauseSeconds = 3600

let made: { key: string; resend: Resend } | undefined

function client(): Resend {
  const { apiKey, baseUrl } = env().email
  const key = `${apiKey} ${baseUrl}`
  if (made?.key !== key) made = { key, resend: new Resend(apiKey, baseUrl ? { baseUrl } : {}) }
  return made.resend
}

/** Sends one mail. The same key and mail within 24 h are accepted once (Resend, Idempotency-Key). Never throws. */
export async function sendEmail(email: Email, idempotencyKey: string): Promise<EmailOutcome> {
  const signal = AbortSignal.timeout(patienceMs)
  const { data, error, headers } = await client().emails.send(asOptions(email), { idempotencyKey, signal })
  return error ? refusalFrom(error, headers) : { kind: 'accepted', emails: [{ id: data.id }] }
}

/**
 * Sends up to 100 mails in one request; the good ones go, the bad ones come back with a reason, in the order given.
 * The same key and mails within 24 h are accepted once. Never throws.
 */
export async function sendEmailBatch(emails: Email[], idempotencyKey: string): Promise<EmailOutcome> {
  const signal = AbortSignal.timeout(patienceMs)
  const options = { idempotencyKey, batchValidation: 'permissive', signal } as const
  const { data, error, headers } = await client().batch.send(emails.map(asOptions), options)
  if (error) return refusalFrom(error, headers)
  const refused = new Map((data.errors ?? []).map(({ index, message }) => [index, message]))
  const ids = data.data.values()
  return {
    kind: 'accepted',
    emails: emails.map((_, index) => {
      if (refused.has(index)) return { reason: 'El servicio de correo no admite esta dirección' }
      const { value } = ids.next()
      return value ? { id: value.id } : { reason: 'El servicio de correo no ha confirmado este mensaje' }
    }),
  }
}

const asOptions = ({ replyTo, ...email }: Email): CreateEmailOptions => ({
  ...email,
  ...(replyTo && { replyTo }),
})

function refusalFrom(error: ErrorResponse, headers: Record<string, string> | null): EmailRefusal {
  const { name, statusCode } = error
  const retryAfterSeconds = secondsFrom(headers?.['retry-after'])
  if (name === 'daily_quota_exceeded' || name === 'monthly_quota_exceeded')
    return { kind: 'quota', retryAfterSeconds: retryAfterSeconds ?? quotaPauseSeconds }
  if (name === 'rate_limit_exceeded' || statusCode === 429)
    return { kind: 'rate-limited', retryAfterSeconds: retryAfterSeconds ?? 1 }
  if (name === 'invalid_idempotent_request') return { kind: 'key-reused' }
  // 401 and 403 are our own keys or domain: they get better when somebody mends them, not by failing guests.
  const hopeful = statusCode === null || statusCode >= 500 || [401, 403, 408, 409].includes(statusCode)
  if (hopeful) return { kind: 'unanswered', code: name }
  return { kind: 'rejected', code: name, reason: 'El servicio de correo ha rechazado el mensaje' }
}

/**
 * Whether a notice was signed by the provider with our secret within five minutes, over exactly this body
 * (Svix signature). Throws nothing.
 */
export function isSignedNotice(
  body: string,
  headers: { id: string; timestamp: string; signature: string },
): boolean {
  try {
    client().webhooks.verify({ payload: body, headers, webhookSecret: env().email.webhookSecret })
    return true
  } catch {
    return false
  }
}
