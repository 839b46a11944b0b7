import type { Schedule, Worker } from '../platform/worker.ts'
import { applyPaymentNotice } from './payments/apply-payment-notice.ts'
import { cancelPayment } from './payments/cancel-payment.ts'
import { reconcilePayment } from './payments/reconcile-payment.ts'
import { refundDuplicate } from './payments/refund-duplicate.ts'
import { paymentSweep, sweepPayments } from './payments/sweep-payments.ts'

/** Every background job. */
export const workers: readonly Worker[] = [
  applyPaymentNotice,
  reconcilePayment,
  sweepPayments,
  cancelPayment,
  refundDuplicate,
]

/** What runs by the clock (Europe/Madrid). */
export const schedules: readonly Schedule[] = [paymentSweep]
