import { enqueue } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'
import type { ProviderIntent } from '../providers/stripe/find-intent.ts'
import { nextCheckOf } from './check-interval.ts'
import { isActive, Payment } from './payment.ts'
import { requireMatch } from './require-match.ts'
import { failureOf, statusAfter } from './status-after.ts'

/**
 * Applies the provider's state to a payment whose event was erased: the bill follows refunds and disputes. There is
 * nothing left to activate, so a payment that succeeded is refunded. Null when another state was stored
 * since `revision`. Throws `payment-not-matching`.
 */
export async function settleErased(
  trx: Trx,
  paymentId: string,
  intent: ProviderIntent,
  revision: number,
): Promise<Payment | null> {
  const payment = await Payment.query(trx).findById(paymentId).forNoKeyUpdate().throwIfNotFound()
  if (payment.revision !== revision) return null
  requireMatch(payment, intent)
  const after = statusAfter(payment, intent)
  const isTooLate = isActive({ status: after }) && payment.activatedAt === null
  const status = isTooLate ? 'duplicate' : after
  const { refundedCents } = intent
  if (status !== payment.status || refundedCents !== payment.refundedCents) {
    await payment.$query(trx).patch({
      status,
      failure: failureOf(intent),
      refundedCents,
      revision: revision + 1,
      updatedAt: new Date(),
    })
    if (isTooLate) await enqueue(trx, 'refund-duplicate', { paymentId })
  }
  return payment.$query(trx).patchAndFetch({ nextCheckAt: nextCheckOf(payment) })
}
