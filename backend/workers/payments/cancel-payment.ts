import * as v from 'valibot'
import { cancelPayment as cancel } from '../../payments/cancel-payment.ts'
import { unlessRefused } from '../../payments/unless-refused.ts'
import { defineWorker } from '../../platform/worker.ts'

/** Safe to run twice: what is canceled stays so. */
export const cancelPayment = defineWorker({
  queue: 'cancel-payment',
  payload: v.object({ paymentId: v.pipe(v.string(), v.uuid()) }),
  run: ({ paymentId }) => unlessRefused(() => cancel(paymentId)),
})
