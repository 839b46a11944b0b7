import { useEffect, useRef } from 'react'
import { findCampaign, listCampaigns } from '../../../domain/calls/messaging.ts'
import { useCall } from '../../lib/use-call.ts'

/** An event's campaigns, newest first; live. */
export function useCampaigns(eventId: string) {
  const { data, mutate } = useCall(listCampaigns, { params: { eventId } })
  return { campaigns: data, refresh: mutate }
}

/**
 * One campaign with every message of it, kept true by SSE while it is shown. Forgotten afterwards, so that a running
 * campaign is not fetched for nobody.
 */
export function useCampaign(campaignId: string) {
  const params = { id: campaignId }
  const { data: campaign, error, mutate } = useCall(findCampaign, { params })
  const isThere = useRef(false)
  isThere.current = campaign !== undefined
  useEffect(() => () => void (isThere.current && mutate(undefined, { revalidate: false })), [mutate])
  return { campaign, error, again: () => void mutate() }
}
