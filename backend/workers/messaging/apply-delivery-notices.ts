import * as v from 'valibot'
import { applyNotices } from '../../messaging/apply-notices.ts'
import { defineBatchWorker } from '../../platform/worker.ts'

/** Applies what the mail and WhatsApp providers told about deliveries. */
export const applyDeliveryNotices = defineBatchWorker({
  queue: 'apply-delivery-notices',
  options: { heartbeatSeconds: 10, retryLimit: 20 },
  batchSize: 50,
  payload: v.object({ provider: v.picklist(['resend', 'twilio']), noticeIds: v.array(v.string()) }),
  run: (received) => applyNotices(received),
})
