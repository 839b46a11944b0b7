import { env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import { log } from '../../platform/log.ts'
import { stripe } from './client.ts'

/** How old a signature may be, in seconds. */
const tolerance = 300

/** Passes when the signature fits the bytes received, whatever they say. Throws `forged-notice`, and logs it. */
export function requireSignature(rawBody: string, signature: string): void {
  try {
    const { webhooks } = stripe()
    if (!webhooks.signature?.verifyHeader(rawBody, signature, env().stripe.webhookSecret, tolerance))
      throw new TypeError('nothing verifies signatures')
  } catch (error) {
    log.warn({ provider: 'stripe', reason: (error as Error).name }, 'forged webhook refused')
    throw new AppError('forged-notice')
  }
}

const relevant: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
]

/** The intent that a stored notice is about; null when it is about nothing that changes a payment of ours. */
export function intentOfNotice(notice: object): string | null {
  const { type, data } = notice as { type?: unknown; data?: { object?: Record<string, unknown> } }
  if (typeof type !== 'string' || !relevant.includes(type)) return null
  const about = data?.object
  const id = about?.object === 'payment_intent' ? about.id : about?.payment_intent
  return typeof id === 'string' && /^pi_\w{1,120}$/.test(id) ? id : null
}
