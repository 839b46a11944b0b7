import type { PaymentStatus } from '../../domain/payment/payment-status.ts'
import type { ProviderIntent } from '../providers/stripe/find-intent.ts'
import { isOpen, type Payment } from './payment.ts'

/** What a payment is when its intent stands as the provider says. */
export function statusAfter(payment: Payment, intent: ProviderIntent): PaymentStatus {
  // Given back by us or about to be: it never counted.
  if (payment.status === 'duplicate') return 'duplicate'
  if (intent.status === 'succeeded') {
    if (intent.dispute === 'lost' || intent.refundedCents >= payment.amountCents) return 'refunded'
    return intent.dispute === 'open' ? 'disputed' : 'succeeded'
  }
  if (!isOpen(payment)) return payment.status
  return intent.status === 'open' ? 'created' : intent.status
}

/** Why the provider refused the last try; `dispute-lost` when the bank took the money back. */
export const failureOf = (intent: ProviderIntent) =>
  intent.dispute === 'lost' ? 'dispute-lost' : intent.failure
