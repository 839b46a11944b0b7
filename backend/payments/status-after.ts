import type { PaymentStatus } from '../../domain/payment/payment-status.ts'
import type { ProviderIntent } from '../providers/stripe/find-intent.ts'
import { isOpen, type Payment } from './payment.ts'

/** Our status of a payment for its intent's state. */
export function statusAfter(payment: Payment, intent: ProviderIntent): PaymentStatus {
  // Refunded by us, or about to be: it never counted.
  if (payment.status === 'duplicate') return 'duplicate'
  if (intent.status === 'succeeded') {
    if (intent.dispute === 'lost' || intent.refundedCents >= payment.amountCents) return 'refunded'
    return intent.dispute === 'open' ? 'disputed' : 'succeeded'
  }
  if (!isOpen(payment)) return payment.status
  return intent.status === 'open' ? 'created' : intent.status
}

/** Why the last attempt failed; `dispute-lost` after a lost dispute. */
export const failureOf = (intent: ProviderIntent) =>
  intent.dispute === 'lost' ? 'dispute-lost' : intent.failure
