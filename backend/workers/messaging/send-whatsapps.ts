import * as v from 'valibot'
import { deliverWhatsapps } from '../../messaging/deliver-whatsapps.ts'
import { defineWorker } from '../../platform/worker.ts'

/** Sends a handful of WhatsApp messages. */
export const sendWhatsapps = defineWorker({
  queue: 'send-whatsapps',
  options: { concurrency: 6, heartbeatSeconds: 10, retryLimit: 50, retryDelay: 1, retryDelayMax: 300 },
  payload: v.object({ deliveryIds: v.array(v.pipe(v.string(), v.uuid())) }),
  run: ({ deliveryIds }, { signal }) => deliverWhatsapps(deliveryIds, signal),
})
