import * as v from 'valibot'
import { deliverEmailBatch } from '../../messaging/deliver-email-batch.ts'
import { defineWorker } from '../../platform/worker.ts'

/** Sends up to 100 mails in one request. Tried again for as long as the provider remembers the batch. */
export const sendEmailBatch = defineWorker({
  queue: 'send-email-batch',
  options: { concurrency: 8, heartbeatSeconds: 10, retryLimit: 200, retryDelay: 1, retryDelayMax: 900 },
  payload: v.object({ batchId: v.pipe(v.string(), v.uuid()) }),
  run: ({ batchId }, { signal }) => deliverEmailBatch(batchId, signal),
})
