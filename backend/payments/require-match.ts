import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import type { ProviderIntent } from '../providers/stripe/find-intent.ts'
import type { Payment } from './payment.ts'

/**
 * Requires that the intent matches the payment: amount, currency, event and payment id. Throws
 * `payment-not-matching`, and logs what differed.
 */
export function requireMatch(payment: Payment, intent: ProviderIntent): void {
  const { metadata } = intent
  const differing = Object.entries({
    intent: intent.intentId === payment.intentId,
    amount: intent.amountCents === payment.amountCents,
    received: intent.status !== 'succeeded' || intent.receivedCents === payment.amountCents,
    currency: intent.currency === payment.currency,
    // The event of an erased payment is not stored any more.
    event: payment.eventId === null || metadata.eventId === payment.eventId,
    payment: metadata.paymentId === payment.id,
    plan: metadata.plan === payment.plan,
  }).flatMap(([what, same]) => (same ? [] : [what]))
  if (differing.length === 0) return
  log.warn(
    { paymentId: payment.id, intentId: intent.intentId, differing },
    'payment refused: it does not match',
  )
  throw new AppError('payment-not-matching')
}
