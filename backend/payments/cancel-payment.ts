import { inTransaction } from '../platform/database.ts'
import { cancelIntent } from '../providers/stripe/cancel-intent.ts'
import { isOpen, openStatuses, Payment } from './payment.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/** Cancels an open purchase; one that was paid in the meantime is settled as paid. Throws `provider-unavailable`. */
export async function cancelPayment(paymentId: string): Promise<void> {
  const payment = await Payment.query().findById(paymentId)
  if (!payment || !isOpen(payment)) return
  if (!payment.intentId) {
    const closed = await inTransaction(async (trx) =>
      Payment.query(trx)
        .findById(paymentId)
        .whereNull('intentId')
        .whereIn('status', [...openStatuses])
        .patch({ status: 'canceled', updatedAt: new Date() }),
    )
    // Its intent was being created at the same moment.
    if (closed === 0) await cancelPayment(paymentId)
    return
  }
  await cancelIntent(payment.intentId)
  await reconcilePayment(paymentId)
}
