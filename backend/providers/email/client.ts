import { type CreateEmailOptions, type ErrorResponse, Resend, type Response } from 'resend'
import { env } from '../../platform/env.ts'
import { neverConnectedCode } from '../never-connected.ts'
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

/** The result of one mail of a batch; `reason` is for the owner, in Spanish. */
export type Accepted = { id: string } | { reason: string }

/**
 * Every result other than acceptance. Only `rejected` and `key-reused` are final; after `unanswered` it may have been
 * accepted.
 */
export type EmailRefusal =
  /** Not connected, or our key or domain was refused: nothing was accepted. */
  | { kind: 'refused'; code: string }
  /** Rate limited: nothing was accepted, retry after this time. */
  | { kind: 'rate-limited'; retryAfterSeconds: number }
  /** The day's or month's quota is used up: nothing was accepted. */
  | { kind: 'quota'; retryAfterSeconds: number }
  /** Refused for good, with the provider's code. */
  | { kind: 'rejected'; code: string; reason: string }
  /** The key was used with other bytes: those were accepted, their ids are unknown. */
  | { kind: 'key-reused' }
  /** No response, or an inconclusive one (5xx, key in flight): retry with the same key. */
  | { kind: 'unanswered'; code: string }

export type EmailOutcome = { kind: 'accepted'; emails: Accepted[] } | EmailRefusal

const patienceMs = 15_000
const quotaPauseSeconds = 3600

let made: { key: string; resend: Resend } | undefined

function client(): Resend {
  const { apiKey, baseUrl } = env().email
  const key = `${apiKey} ${baseUrl}`
  if (made?.key !== key) made = { key, resend: new Client(apiKey, baseUrl ? { baseUrl } : {}) }
  return made.resend
}

const neverConnected = 'never_connected'

/** Keeps the network error, which the SDK hides: it tells 'certainly not accepted' from 'unknown'. */
class Client extends Resend {
  override async fetchRequest<T>(path: string, options: RequestInit = {}): Promise<Response<T>> {
    try {
      const response = await fetch(`${this.baseUrl}${path}`, options)
      const headers = Object.fromEntries(response.headers.entries())
      const body: unknown = parsed(await response.text())
      if (response.ok && body) return { data: body as T, error: null, headers }
      const { name = 'no_body', message = '' } = (body ?? {}) as Partial<ErrorResponse>
      const statusCode = response.ok ? null : response.status
      return { data: null, error: { name, message, statusCode } as ErrorResponse, headers }
    } catch (error) {
      const name = neverConnectedCode(error) ? neverConnected : 'no_answer'
      return {
        data: null,
        error: { name, message: '', statusCode: null } as unknown as ErrorResponse,
        headers: null,
      }
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends one mail. The same key and mail within 24 h are accepted once. Never throws. */
export async function sendEmail(email: Email, idempotencyKey: string): Promise<EmailOutcome> {
  const signal = AbortSignal.timeout(patienceMs)
  const { data, error, headers } = await client().emails.send(asOptions(email), { idempotencyKey, signal })
  if (error) return refusalFrom(error, headers)
  return data.id ? { kind: 'accepted', emails: [{ id: data.id }] } : emptyAnswer
}

/**
 * Sends up to 100 mails in one request; valid ones are accepted, invalid ones returned with a reason, in the given
 * order. The same key and mails within 24 h are accepted once. Never throws.
 */
export async function sendEmailBatch(emails: Email[], idempotencyKey: string): Promise<EmailOutcome> {
  const signal = AbortSignal.timeout(patienceMs)
  const options = { idempotencyKey, batchValidation: 'permissive', signal } as const
  const { data, error, headers } = await client().batch.send(emails.map(asOptions), options)
  if (error) return refusalFrom(error, headers)
  if (!Array.isArray(data.data)) return emptyAnswer
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

/** A 2xx without ids: it may have been accepted, and a retry with the same key finds out. */
const emptyAnswer: EmailRefusal = { kind: 'unanswered', code: 'empty_answer' }

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
  // Our own key, domain or endpoint is wrong: wait for the operator instead of failing guests' messages.
  if (String(name) === neverConnected || [401, 403, 404, 405].includes(statusCode ?? 0))
    return { kind: 'refused', code: name }
  if (statusCode === null || statusCode >= 500 || [408, 409].includes(statusCode))
    return { kind: 'unanswered', code: name }
  return { kind: 'rejected', code: name, reason: 'El servicio de correo ha rechazado el mensaje' }
}

/**
 * Whether a webhook was signed by the provider with our secret within five minutes, over exactly this body
 * (Svix signature). Never throws.
 */
export function isSignedWebhook(
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
