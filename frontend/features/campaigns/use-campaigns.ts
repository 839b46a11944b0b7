import useSWR from 'swr'
import type { CampaignDetail, CampaignSummary } from '../../../domain/calls/messaging.ts'

/** An event's campaigns, newest first; kept true by SSE. */
export function useCampaigns(eventId: string) {
  const { data, mutate } = useSWR<CampaignSummary[], Error>(`/api/events/${eventId}/campaigns`)
  return { campaigns: data, refresh: mutate }
}

/** One campaign with every message of it; null asks for none. */
export const useCampaign = (campaignId: string | null) =>
  useSWR<CampaignDetail, Error>(campaignId && `/api/campaigns/${campaignId}`)
