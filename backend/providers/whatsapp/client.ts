import type { Twilio } from 'twilio'
import type { RequestOptions } from 'twilio/lib/base/RequestClient.js'
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { env } from '../../platform/env.ts'
import { neverConnectedCode } from '../never-connected.ts'
import { secondsFrom } from '../retry-after.ts'
import { whatsappReason } from './reasons.ts'

export type WhatsappMessage = {
  /** E.164. */
  to: string
  contentSid: string
  variables: Record<string, string>
  /** The status callback's URL. */
  statusCallback: string
}

export type WhatsappOutcome =
  | { kind: 'accepted'; sid: string }
  /** Rate limit or the sender's quota: nothing was accepted, retry after this time. */
  | { kind: 'rate-limited'; retryAfterSeconds: number }
  /** Refused for good; `reason` is for the owner, in Spanish. */
  | { kind: 'rejected'; code: string; reason: string }
  /** Not connected, or our credentials were refused: nothing was accepted. */
  | { kind: 'unreached'; code: string }
  /** It may have been accepted: look it up, never resend. */
  | { kind: 'ambiguous'; code: string }

export type KnownWhatsapp = {
  sid: string
  body: string
  status: string
  errorCode: number | null
  createdAt: Date
}

const quotaPauseSeconds = 3600
const patienceMs = 10_000
/** The error codes for a From address that is not a sender of the account. */
const unknownSender = 63007
/** Messages to one number that are searched: far more than any guest gets. */
const mostListed = 200

let made: { key: string; twilio: Promise<Twilio> } | undefined

function client(): Promise<Twilio> {
  const { accountSid, authToken, baseUrl } = env().whatsapp
  const key = [accountSid, authToken, baseUrl].join(' ')
  if (made?.key !== key) made = { key, twilio: connect(accountSid, authToken, baseUrl) }
  return made.twilio
}

/** Loads the SDK with the first message: the api only checks signatures and starts faster without it. */
async function connect(accountSid: string, authToken: string, baseUrl: string | null): Promise<Twilio> {
  const { default: twilio } = await import('twilio')
  class Client extends twilio.RequestClient {
    override async request<T>(options: RequestOptions<T>) {
      const uri = baseUrl ? options.uri.replace(/^https?:\/\/[^/]+/, baseUrl) : options.uri
      const response = await super.request({ ...options, uri })
      // The SDK's own error drops the headers.
      if (response.statusCode === 429) {
        const { 'retry-after': header } = (response as { headers?: Record<string, string> }).headers ?? {}
        throw new TooManyRequests(secondsFrom(header) ?? 1)
      }
      return response
    }
  }
  return twilio(accountSid, authToken, {
    httpClient: new Client({ timeout: patienceMs, maxSockets: 100, maxFreeSockets: 100 }),
  })
}

class TooManyRequests extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many requests')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Sends one message of an approved template. There is no idempotency key: two calls send twice. Never throws. */
export async function sendWhatsapp(message: WhatsappMessage): Promise<WhatsappOutcome> {
  try {
    const { messages } = await client()
    const { sid } = await messages.create({
      from: `whatsapp:${env().whatsapp.from}`,
      to: `whatsapp:${message.to}`,
      contentSid: message.contentSid,
      contentVariables: JSON.stringify(message.variables),
      statusCallback: message.statusCallback,
      validityPeriod: env().whatsapp.validitySeconds,
    })
    // A 2xx without a readable body has no message id.
    return sid ? { kind: 'accepted', sid } : { kind: 'ambiguous', code: 'empty-answer' }
  } catch (error) {
    return outcomeFrom(error)
  }
}

function outcomeFrom(error: unknown): WhatsappOutcome {
  if (error instanceof TooManyRequests)
    return { kind: 'rate-limited', retryAfterSeconds: error.retryAfterSeconds }
  const { status, code } = error as { status?: number; code?: number | string }
  if (typeof status !== 'number') {
    const unsent = neverConnectedCode(error)
    return unsent
      ? { kind: 'unreached', code: unsent }
      : { kind: 'ambiguous', code: String(code ?? 'no-answer') }
  }
  // 63018: the sender has written to as many people as it may today.
  if (code === 63018) return { kind: 'rate-limited', retryAfterSeconds: quotaPauseSeconds }
  if (status >= 500 || status === 408) return { kind: 'ambiguous', code: String(code ?? status) }
  // Our own settings are wrong: wait for the operator instead of failing guests' messages.
  if ([401, 403, 404, 405].includes(status) || code === unknownSender)
    return { kind: 'unreached', code: String(code ?? status) }
  return { kind: 'rejected', code: String(code ?? status), reason: whatsappReason(Number(code)) }
}

/**
 * The messages to a number; null when the provider does not respond. The list is not filtered by date: that filter uses
 * the date *sent*, which a message queued at the provider does not have (Twilio, Messages resource).
 */
export async function findWhatsapps(to: string): Promise<KnownWhatsapp[] | null> {
  try {
    const { messages } = await client()
    const found = await messages.list({
      from: `whatsapp:${env().whatsapp.from}`,
      to: `whatsapp:${to}`,
      pageSize: 100,
      limit: mostListed,
    })
    return found.map(({ sid, body, status, errorCode, dateCreated }) => ({
      sid,
      body,
      status,
      errorCode: errorCode || null,
      createdAt: dateCreated,
    }))
  } catch {
    return null
  }
}

/** Whether the provider signed a callback with our token, for exactly this URL and these fields. */
export const isSignedCallback = (signature: string, url: string, fields: Record<string, string>): boolean =>
  validateRequest(env().whatsapp.authToken, signature, url, fields)
