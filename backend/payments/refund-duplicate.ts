import { refundIntent } from '../providers/stripe/refund-intent.ts'
import { Payment } from './payment.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/** Refunds a duplicate payment. Idempotent. Throws `provider-unavailable`. */
export async function refundDuplicate(paymentId: string): Promise<void> {
  const payment = await Payment.query().findById(paymentId)
  if (payment?.status !== 'duplicate' || !payment.intentId) return
  if (payment.refundedCents < payment.amountCents) await refundIntent(payment.intentId, paymentId)
  await reconcilePayment(paymentId)
}
