import * as v from 'valibot'
import { settleWhatsapps as settle } from '../../messaging/settle-whatsapps.ts'
import { defineWorker } from '../../platform/worker.ts'

/** Asks the provider what became of messages without an answer. */
export const settleWhatsapps = defineWorker({
  queue: 'settle-whatsapps',
  options: { concurrency: 4, heartbeatSeconds: 10, retryLimit: 50 },
  payload: v.object({ deliveryIds: v.array(v.pipe(v.string(), v.uuid())) }),
  run: ({ deliveryIds }) => settle(deliveryIds),
})
