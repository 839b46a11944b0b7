import * as v from 'valibot'
import { reconcilePayment as reconcile } from '../../payments/reconcile-payment.ts'
import { unlessRefused } from '../../payments/unless-refused.ts'
import { defineWorker } from '../../platform/worker.ts'

/** Safe to run twice: the provider is asked how the payment stands now. The sweep comes back to what is not done. */
export const reconcilePayment = defineWorker({
  queue: 'reconcile-payment',
  options: { retryLimit: 3 },
  payload: v.object({ paymentId: v.pipe(v.string(), v.uuid()) }),
  run: ({ paymentId }) => unlessRefused(() => reconcile(paymentId)),
})
