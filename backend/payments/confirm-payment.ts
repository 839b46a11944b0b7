import type { PaymentConfirmation, PaymentConfirmed } from '../../domain/calls/payments.ts'
import { Event } from '../events/event.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { isOpen, Payment } from './payment.ts'
import { reconcileIntent } from './reconcile-payment.ts'

/**
 * Confirms a payment when the browser returns: fetches the intent from the provider and activates the event if it
 * succeeded. A payment in progress is returned as `processing`. Throws `event-not-found`, `payment-not-found`,
 * `payment-not-matching` (another event's), `payment-unfinished`, `provider-unavailable`.
 */
export async function confirmPayment(
  accountId: string,
  { paymentIntentId: intentId, eventId }: PaymentConfirmation,
): Promise<PaymentConfirmed> {
  const owned = await Event.query().findOne({ id: eventId, accountId })
  if (!owned) throw new AppError('event-not-found')
  const known = await Payment.query().findOne({ intentId })
  if (known && known.accountId !== accountId) {
    log.warn({ intentId, eventId }, 'payment refused: it is somebody else’s')
    throw new AppError('payment-not-found')
  }
  if (known && known.eventId !== eventId) {
    log.warn({ intentId, eventId }, 'payment refused: it is another event’s')
    throw new AppError('payment-not-matching')
  }
  const payment = (await reconcileIntent(intentId))?.payment
  if (!payment || payment.accountId !== accountId || payment.eventId !== eventId)
    throw new AppError('payment-not-found')

  const { status } = payment
  const unfinished = status !== 'processing' && isOpen(payment)
  if (unfinished || status === 'canceled' || status === 'refunded') throw new AppError('payment-unfinished')
  const { isPaid, planType } = (await Event.query().findById(eventId)) ?? owned
  return { status, eventId, isPaid, planType }
}
