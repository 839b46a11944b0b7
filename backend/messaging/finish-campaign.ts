import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'

/** Says, once, that nothing of a campaign is left to send. Call it after the deliveries changed, in their transaction. */
export async function finishCampaign(trx: Trx, campaignId: string): Promise<void> {
  // Two workers that finish the last two deliveries would each still see the other's: the lock makes one wait.
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
