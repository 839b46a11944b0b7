import * as v from 'valibot'
import { fanOutCampaign as fanOut } from '../../messaging/fan-out-campaign.ts'
import { defineWorker } from '../../platform/worker.ts'

/** Renders a campaign and queues its messages. */
export const fanOutCampaign = defineWorker({
  queue: 'fan-out-campaign',
  options: { heartbeatSeconds: 10 },
  payload: v.object({ campaignId: v.pipe(v.string(), v.uuid()) }),
  run: ({ campaignId }) => fanOut(campaignId),
})
