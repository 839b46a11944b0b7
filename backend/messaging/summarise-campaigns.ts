import type { CampaignSummary } from '../../domain/calls/messaging.ts'
import { type Channel, channels } from '../../domain/sending/channel.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import { database } from '../platform/database.ts'
import type { Campaign } from './campaign.ts'
import { isResendable } from './unknown-deliveries.ts'

type Count = { campaignId: string; channel: Channel; status: DeliveryStatus; count: number }

/** The campaigns with the numbers of their deliveries, in the same order. */
export async function summariseCampaigns(campaigns: Campaign[]): Promise<CampaignSummary[]> {
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
