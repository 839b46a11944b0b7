import { pathOf } from '../../../domain/calls/define-call.ts'
import { findEvent } from '../../../domain/calls/events.ts'
import { listGuests } from '../../../domain/calls/guests.ts'
import type { LiveMessage } from '../../../domain/calls/live.ts'
import { findCampaign, listCampaigns } from '../../../domain/calls/messaging.ts'
import { findStatistics } from '../../../domain/calls/statistics.ts'

/** Means every path of an event. */
export const everything = '*'

/** Of one list, what belongs to one guest: fetched by the guest's id and put into the list. */
export type Part = { list: string; query: 'ids' | 'guests'; id: string }

const written = /^(.+)\?(ids|guests)=([^,]+)$/

/** The list that a path is a part of, and the guest's id; null for every other path. */
export function partOf(path: string): Part | null {
  const [, list, query, id] = written.exec(path) ?? []
  return list && id ? { list, query: query as Part['query'], id } : null
}

/** The GET paths that a live message says to look at again; of a guest that it names, that guest alone. */
export function whatChanged({ type, guestId, guestIds, campaignId }: LiveMessage, eventId: string): string[] {
  if (type === 'missed-many') return [everything]
  const params = { eventId }
  const event = pathOf(findEvent, { params })
  const named = guestIds ?? (guestId ? [guestId] : null)
  const guests = named?.map((ids) => pathOf(listGuests, { params, query: { ids } })) ?? [
    pathOf(listGuests, { params }),
  ]
  const stats = pathOf(findStatistics, { params })
  const campaigns = pathOf(listCampaigns, { params })
  const campaign = (query: { guests?: string }) =>
    pathOf(findCampaign, { params: { id: campaignId ?? '' }, query })
  if (type === 'delivery.changed') {
    const messages = named?.map((guests) => campaign({ guests })) ?? []
    return [...guests, ...messages, campaigns]
  }
  if (type.startsWith('campaign.')) {
    const both = [campaigns, ...(campaignId ? [campaign({})] : [])]
    // What has left, or may not leave any more, is told guest by guest.
    return type === 'campaign.requested' || type === 'campaign.cancelled' ? [...both, ...guests] : both
  }
  if (type === 'address.suppressed') return guests
  // Who was invited counts for the plan's limit although removed: the event says how many those are.
  if (type === 'guest.removed' || type === 'guests.removed' || type === 'guests.restored')
    return [...guests, stats, event]
  if (/^(guest|guests|rsvp)\./.test(type)) return [...guests, stats]
  if (/^(event|payment|email)\./.test(type)) return [event, stats]
  return []
}
