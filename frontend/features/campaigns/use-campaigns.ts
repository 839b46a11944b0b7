import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { CampaignDetail, CampaignSummary } from '../../../domain/calls/messaging.ts'

/** An event's campaigns, newest first; live. */
export function useCampaigns(eventId: string) {
  const { data, mutate } = useSWR<CampaignSummary[], Error>(`/api/events/${eventId}/campaigns`)
  return { campaigns: data, refresh: mutate }
}

/**
 * One campaign with every message of it, kept true by SSE while it is shown. Forgotten afterwards, so that a running
 * campaign is not fetched for nobody.
 */
export function useCampaign(campaignId: string) {
  const path = `/api/campaigns/${campaignId}`
  const { data: campaign, error, mutate } = useSWR<CampaignDetail, Error>(path)
  const isThere = useRef(false)
  isThere.current = campaign !== undefined
  useEffect(() => () => void (isThere.current && mutate(undefined, { revalidate: false })), [mutate])
  return { campaign, error, again: () => void mutate() }
}
