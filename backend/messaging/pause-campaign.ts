import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Campaign } from './campaign.ts'
import { queueMessages } from './queue-messages.ts'

/**
 * Pauses a campaign: unsent messages stay queued until it is resumed. A request in progress is completed. Pausing twice
 * changes nothing. Throws `campaign-not-found`, `campaign-over`.
 */
export async function pauseCampaign(trx: Trx, accountId: string, campaignId: string): Promise<void> {
  const { eventId, pausedAt, finishedAt, cancelledAt } = await lockCampaign(trx, accountId, campaignId)
  if (finishedAt || cancelledAt) throw new AppError('campaign-over')
  if (pausedAt) return
  await Campaign.query(trx).findById(campaignId).patch({ pausedAt: new Date() })
  await append(trx, 'campaign.paused', { eventId, campaignId })
}

/**
 * Resumes a paused campaign. Resuming twice changes nothing, also when all has left in between. Throws
 * `campaign-not-found`; `campaign-over` when it was cancelled.
 */
export async function resumeCampaign(trx: Trx, accountId: string, campaignId: string): Promise<void> {
  const { eventId, pausedAt, cancelledAt, template } = await lockCampaign(trx, accountId, campaignId)
  if (cancelledAt) throw new AppError('campaign-over')
  if (!pausedAt) return
  await Campaign.query(trx).findById(campaignId).patch({ pausedAt: null })
  // Not rendered yet: the job that renders it queues its messages.
  if (template) await queueMessages(trx, { id: campaignId, eventId })
  await append(trx, 'campaign.resumed', { eventId, campaignId })
}

async function lockCampaign(trx: Trx, accountId: string, campaignId: string): Promise<Campaign> {
  const isOwn = await findOwnCampaign(trx, accountId, campaignId)
  const campaign = isOwn && (await Campaign.query(trx).findById(campaignId).forNoKeyUpdate())
  if (!campaign) throw new AppError('campaign-not-found')
  return campaign
}

/** A campaign of one of the account's own events. */
export const findOwnCampaign = (trx: Trx, accountId: string, campaignId: string) =>
  Campaign.query(trx)
    .join('events', 'events.id', 'campaigns.eventId')
    .where({ 'campaigns.id': campaignId, 'events.accountId': accountId })
    .select('campaigns.*')
    .first()
