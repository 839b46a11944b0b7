import { mostGuestIds } from '../../domain/party/list-limits.ts'
import type { Channel } from '../../domain/sending/channel.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { finishCampaign } from './finish-campaign.ts'

/** A delivery whose state changed: whose campaign and event, to which guest, and the state it reached. */
export type Changed = {
  eventId: string
  campaignId: string
  guestId: string
  channel: Channel
  status: DeliveryStatus
}

/**
 * Tells whoever watches which guests' messages changed; a campaign that is done is finished. In the transaction of the
 * change.
 */
export async function announceAdvanced(trx: Trx, changed: readonly Changed[]): Promise<void> {
  const campaigns = Map.groupBy(changed, (row) => row.campaignId)
  for (const [campaignId, rows] of campaigns) {
    const eventId = rows[0]?.eventId
    if (!eventId) continue
    await announceGuests(trx, eventId, campaignId, rows)
    await finishCampaign(trx, campaignId)
  }
}

/** As many messages as it takes to name them all. */
async function announceGuests(
  trx: Trx,
  eventId: string,
  campaignId: string,
  changed: readonly Changed[],
): Promise<void> {
  const ids = [...new Set(changed.map(({ guestId }) => guestId))]
  for (let start = 0; start < ids.length; start += mostGuestIds) {
    const guestIds = ids.slice(start, start + mostGuestIds)
    const named = new Set(guestIds)
    const states = changed
      .filter(({ guestId }) => named.has(guestId))
      .map(({ guestId, channel, status }) => ({ guestId, channel, status }))
    await append(trx, 'delivery.changed', { eventId, campaignId, guestIds, states })
  }
}
