import Stripe from 'stripe'
import { env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import { log } from '../../platform/log.ts'

let made: { stripe: Stripe; baseUrl: string | null } | undefined

/** The official SDK; without live keys it calls the sandbox. It retries twice with the same idempotency key. */
export function stripe(): Stripe {
  const { secretKey, baseUrl } = env().stripe
  if (made?.baseUrl !== baseUrl) made = undefined
  made ??= { stripe: new Stripe(secretKey, { ...addressOf(baseUrl), ...patience }), baseUrl }
  return made.stripe
}

const patience = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false } as const

function addressOf(baseUrl: string | null) {
  if (!baseUrl) return {}
  const { hostname, port, protocol } = new URL(baseUrl)
  return { host: hostname, port, protocol: protocol === 'https:' ? ('https' as const) : ('http' as const) }
}

/**
 * Runs one call. Failures on the provider's side (down, 5xx, rate limit, refused key) become `provider-unavailable`.
 */
export async function ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await call(stripe())
  } catch (error) {
    if (!isProvidersFault(error)) throw error
    log.warn({ type: error.type, code: error.code, requestId: error.requestId }, 'card provider unavailable')
    throw new AppError('provider-unavailable')
  }
}

const providersFaults: readonly string[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]

const isProvidersFault = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError && providersFaults.includes(error.type)

/** Whether the provider refused with this code, such as `resource_missing`. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code
