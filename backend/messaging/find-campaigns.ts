import type { CampaignDetail, CampaignSummary } from '../../domain/calls/messaging.ts'
import { type Channel, channels } from '../../domain/sending/channel.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Campaign } from './campaign.ts'
import { isResendable } from './unknown-deliveries.ts'

/** An event's campaigns, newest first. */
export async function findCampaigns(eventId: string): Promise<CampaignSummary[]> {
  return summarise(await Campaign.query().where({ eventId }).select(columns).orderBy('createdAt', 'desc'))
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
  const [summary] = await summarise(campaigns)
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

type Count = { campaignId: string; channel: Channel; status: DeliveryStatus; count: number }

async function summarise(campaigns: Campaign[]): Promise<CampaignSummary[]> {
  const ids = campaigns.map(({ id }) => id)
  const [counts, closed] = await Promise.all([countDeliveries(ids), findClosedChannels()])
  const withUnknown = counts.filter(({ status }) => status === 'unknown').map(({ campaignId }) => campaignId)
  const resendable = await countResendable(withUnknown)
  const byCampaign = Map.groupBy(counts, ({ campaignId }) => campaignId)
  return campaigns.map(
    ({ id, kind, method, guests, skipped, pausedAt, cancelledAt, finishedAt, createdAt }) => {
      const own = byCampaign.get(id) ?? []
      const open = own.filter(({ status }) => status === 'queued' || status === 'sending')
      const waiting = closed.find(({ channel }) => open.some((count) => count.channel === channel))
      return {
        id,
        kind,
        method,
        createdAt: createdAt.toISOString(),
        guests,
        skipped,
        total: own.reduce((sum, { count }) => sum + count, 0),
        counts: { email: countsOn('email', own), whatsapp: countsOn('whatsapp', own) },
        resendable: resendable.get(id) ?? 0,
        finishedAt: finishedAt?.toISOString() ?? null,
        pausedAt: pausedAt?.toISOString() ?? null,
        cancelledAt: cancelledAt?.toISOString() ?? null,
        waiting: (finishedAt === null && waiting) || null,
      }
    },
  )
}

const countsOn = (wanted: Channel, counts: Count[]): Partial<Record<DeliveryStatus, number>> =>
  Object.fromEntries(
    counts.filter(({ channel }) => channel === wanted).map(({ status, count }) => [status, count]),
  )

const countDeliveries = (campaignIds: string[]): Promise<Count[]> =>
  database()('deliveries')
    .whereIn('campaignId', campaignIds)
    .groupBy('campaignId', 'channel', 'status')
    .select('campaignId', 'channel', 'status')
    .count('* as count') as unknown as Promise<Count[]>

async function countResendable(campaignIds: string[]): Promise<Map<string, number>> {
  if (campaignIds.length === 0) return new Map()
  const { rows } = await database().raw<{ rows: { campaignId: string; count: number }[] }>(
    `select d.campaign_id, count(*)::int as count from deliveries d join guests g on g.id = d.guest_id
     where d.campaign_id = any(cast(? as uuid[])) and ${isResendable} group by d.campaign_id`,
    [campaignIds],
  )
  return new Map(rows.map(({ campaignId, count }) => [campaignId, count]))
}

/** The channels on which sending is paused: the provider asked us to wait, or is down. */
async function findClosedChannels(): Promise<NonNullable<CampaignSummary['waiting']>[]> {
  const rows: { provider: Channel; heldSince: Date | null }[] = await database()('sendLimits')
    .whereIn('provider', channels)
    .whereRaw('(paused_until > now() or held_since is not null)')
    .orderBy('provider')
    .select('provider', 'heldSince')
  return rows.map(({ provider, heldSince }) => ({
    channel: provider,
    why: heldSince ? ('not-taken' as const) : ('asked-to-wait' as const),
  }))
}
