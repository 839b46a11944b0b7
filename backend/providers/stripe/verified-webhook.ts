import { env } from '../../platform/env.ts'
import { AppError } from '../../platform/errors.ts'
import { log } from '../../platform/log.ts'
import { stripe } from './client.ts'

/** How old a signature may be, in seconds. */
const tolerance = 300

/** Verifies the signature of the received bytes, whatever they contain. Throws `forged-notice`, and logs it. */
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
