import type { CampaignDetail, CampaignSummary } from '../../domain/calls/messaging.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Campaign } from './campaign.ts'
import { summariseCampaigns } from './summarise-campaigns.ts'

/** An event's campaigns, newest first. */
export async function findCampaigns(eventId: string): Promise<CampaignSummary[]> {
  return summariseCampaigns(
    await Campaign.query().where({ eventId }).select(columns).orderBy('createdAt', 'desc'),
  )
}

/**
 * A campaign of one of the account's own events, with its deliveries in the list's order; with `guestIds` only those of
 * these guests. Throws `campaign-not-found`.
 */
export async function findCampaign(
  accountId: string,
  campaignId: string,
  guestIds?: readonly string[],
): Promise<CampaignDetail> {
  const summary = await findCampaignSummary(accountId, campaignId)
  const deliveries = await database()('deliveries')
    .join('guests', 'guests.id', 'deliveries.guestId')
    .where({ campaignId })
    .modify((query) => void (guestIds && query.whereIn('guestId', [...guestIds])))
    .orderBy(['guests.position', 'deliveries.channel'])
    .select(
      'deliveries.id',
      'guestId',
      'guests.name as guestName',
      'channel',
      'deliveries.status',
      'reason',
      'deliveries.updatedAt',
    )
  return { ...summary, deliveries }
}

/** The same without its deliveries. Throws `campaign-not-found`. */
export async function findCampaignSummary(accountId: string, campaignId: string): Promise<CampaignSummary> {
  const campaigns = await Campaign.query()
    .join('events', 'events.id', 'campaigns.eventId')
    .where({ 'campaigns.id': campaignId, 'events.accountId': accountId })
    .select(columns)
  const [summary] = await summariseCampaigns(campaigns)
  if (!summary) throw new AppError('campaign-not-found')
  return summary
}

const columns = [
  'id',
  'kind',
  'method',
  'guests',
  'skipped',
  'pausedAt',
  'cancelledAt',
  'finishedAt',
  'createdAt',
].map((column) => `campaigns.${column}`)
