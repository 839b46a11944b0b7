import * as v from 'valibot'
import { refundDuplicate as refund } from '../../payments/refund-duplicate.ts'
import { defineWorker } from '../../platform/worker.ts'

/** Safe to run twice: the provider gives a payment back once. */
export const refundDuplicate = defineWorker({
  queue: 'refund-duplicate',
  // Longer than a weekend: money is owed.
  options: { retryLimit: 600 },
  payload: v.object({ paymentId: v.pipe(v.string(), v.uuid()) }),
  run: ({ paymentId }) => refund(paymentId),
})
