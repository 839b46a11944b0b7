import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'

/**
 * Marks a campaign as finished, once, when nothing is left to send. Call it after the deliveries changed, in their
 * transaction.
 */
export async function finishCampaign(trx: Trx, campaignId: string): Promise<void> {
  // Two workers that finish the last two deliveries would not see each other's change without this lock.
  const { rows: open } = await trx.raw<{ rows: { eventId: string }[] }>(
    'select event_id from campaigns where id = ? and finished_at is null for no key update',
    [campaignId],
  )
  if (!open[0]) return
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `update campaigns set finished_at = now() where id = :campaignId
       and not exists (
         select from email_batches where campaign_id = :campaignId and state in ('queued', 'sending'))
       and not exists (
         select from deliveries
         where campaign_id = :campaignId and channel = 'whatsapp' and status in ('queued', 'sending'))`,
    { campaignId },
  )
  if (rowCount > 0) await append(trx, 'campaign.finished', { eventId: open[0].eventId, campaignId })
}
