import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import type { Advanced } from './advance-deliveries.ts'
import { finishCampaign } from './finish-campaign.ts'

/** One message a campaign to whoever watches, however many deliveries moved; a campaign that is done is finished. */
export async function announceAdvanced(trx: Trx, advanced: Advanced[]): Promise<void> {
  const campaigns = Map.groupBy(advanced, (row) => row.campaignId)
  for (const [campaignId, rows] of campaigns) {
    const [first] = rows
    if (!first) continue
    await append(trx, 'delivery.changed', { eventId: first.eventId, campaignId, deliveries: rows.length })
    await finishCampaign(trx, campaignId)
  }
}
