import type { CampaignCancelled } from '../../domain/calls/messaging.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Campaign } from './campaign.ts'
import { finishCampaign } from './finish-campaign.ts'
import { findOwnCampaign } from './pause-campaign.ts'

/**
 * Cancels a campaign: messages that were certainly not sent become `skipped`; sent or possibly sent ones stay.
 * Cancelling twice gives the same result. Throws `campaign-not-found`; `campaign-over` when everything was sent
 * already.
 */
export async function cancelCampaign(
  trx: Trx,
  accountId: string,
  campaignId: string,
): Promise<CampaignCancelled> {
  const campaign = await findOwnCampaign(trx, accountId, campaignId)
  if (!campaign) throw new AppError('campaign-not-found')
  if (!campaign.cancelledAt) await cancel(trx, campaign)
  const { rows } = await trx.raw<{ rows: CampaignCancelled[] }>(
    `select (count(*) filter (where status not in ('queued', 'skipped')))::int as left,
       (count(*) filter (where status = 'skipped'))::int as cancelled
     from deliveries where campaign_id = ?`,
    [campaignId],
  )
  return rows[0] ?? { left: 0, cancelled: 0 }
}

async function cancel(trx: Trx, { id: campaignId, eventId }: Campaign): Promise<void> {
  // Lock order of the workers: batches, messages, campaign. A batch that a worker has
  // opened is skipped: it is not queued any more.
  await trx.raw(
    `with waiting as (
       select id from email_batches where campaign_id = ? and state = 'queued' order by id for no key update
     )
     update email_batches b set state = 'cancelled' from waiting where waiting.id = b.id`,
    [campaignId],
  )
  await trx.raw(
    `with waiting as (
       select d.id from deliveries d left join email_batches b on b.id = d.batch_id
       where d.campaign_id = ? and d.status = 'queued' and (d.channel = 'whatsapp' or b.state = 'cancelled')
       order by d.id for no key update of d
     )
     update deliveries d set status = 'skipped', reason = 'Envío cancelado', batch_id = null, batch_position = null,
       updated_at = now()
     from waiting where waiting.id = d.id`,
    [campaignId],
  )
  const now = await Campaign.query(trx).findById(campaignId).forNoKeyUpdate()
  // A second click waited for the first, and finds it cancelled.
  if (now?.cancelledAt) return
  if (!now || now.finishedAt) throw new AppError('campaign-over')
  await now.$query(trx).patch({ cancelledAt: new Date(), pausedAt: null })
  await append(trx, 'campaign.cancelled', { eventId, campaignId })
  await finishCampaign(trx, campaignId)
}
