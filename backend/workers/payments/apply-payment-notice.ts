import * as v from 'valibot'
import { applyPaymentNotices } from '../../payments/apply-payment-notice.ts'
import { defineWorker } from '../../platform/worker.ts'
import { noticeQueues } from '../../provider-notices/receive-notice.ts'

/** Safe to run twice: the provider is asked how the payment stands now. */
export const applyPaymentNotice = defineWorker({
  queue: noticeQueues.stripe.queue,
  options: { retryLimit: 20, concurrency: 4 },
  payload: v.object({ provider: v.literal('stripe'), noticeIds: v.array(v.string()) }),
  run: applyPaymentNotices,
})
