import type { PaymentStatus } from '../../domain/payment/payment-status.ts'
import { append } from '../domain-events/append.ts'
import { Event } from '../events/event.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import type { ProviderIntent } from '../providers/stripe/find-intent.ts'
import { activatePayment } from './activate-payment.ts'
import { nextCheckOf } from './check-interval.ts'
import { isActive, Payment } from './payment.ts'
import { requireMatch } from './require-match.ts'
import { revokePayment } from './revoke-payment.ts'
import { settleErased } from './settle-erased.ts'
import { failureOf, statusAfter } from './status-after.ts'

/**
 * Applies the provider's state to a payment and its event: the only path for webhook, confirmation and sweep.
 * Idempotent. Null when another state was stored since `revision`, so that this one may be stale and must be fetched
 * again. Throws `payment-not-found`, `payment-not-matching`.
 */
export async function settlePayment(
  trx: Trx,
  paymentId: string,
  intent: ProviderIntent,
  revision: number,
): Promise<Payment | null> {
  const known = await Payment.query(trx).findById(paymentId)
  if (!known) throw new AppError('payment-not-found')
  // Lock order: the event before its payments, so that two payments of one event never deadlock.
  const event = await Event.query(trx)
    .findById(known.eventId ?? paymentId)
    .forNoKeyUpdate()
  if (!event) return settleErased(trx, paymentId, intent, revision)
  const payment = await Payment.query(trx).findById(paymentId).forNoKeyUpdate().throwIfNotFound()
  if (payment.revision !== revision) return null
  requireMatch(payment, intent)

  const status = statusAfter(payment, intent)
  const failure = failureOf(intent)
  const { refundedCents } = intent
  if (status !== payment.status || failure !== payment.failure || refundedCents !== payment.refundedCents) {
    if (refundedCents !== payment.refundedCents)
      log.info({ paymentId, refundedCents, amountCents: payment.amountCents }, 'payment given back')
    const refusedAnew = failure !== payment.failure
    await payment.$query(trx).patch({ failure, refundedCents, revision: revision + 1, updatedAt: new Date() })
    await move(trx, event, payment, status, refusedAnew)
  }
  return payment.$query(trx).patchAndFetch({ nextCheckAt: nextCheckOf(payment) })
}

async function move(
  trx: Trx,
  event: Event,
  payment: Payment,
  status: PaymentStatus,
  refusedAnew: boolean,
): Promise<void> {
  const { id: paymentId } = payment
  const { id: eventId } = event
  const was = payment.status
  if (status === was && !(status === 'failed' && refusedAnew)) return
  const paid = status === 'succeeded' || status === 'disputed'
  if (paid && !isActive(payment)) return activatePayment(trx, event, payment, status)
  await payment.$query(trx).patch({ status })
  if (status === 'disputed') log.warn({ paymentId }, 'payment disputed')
  if (status === 'refunded' && isActive({ status: was })) await revokePayment(trx, event, payment)
  if (status === 'failed') await append(trx, 'payment.failed', { eventId, paymentId })
}
