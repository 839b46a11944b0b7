import type { LiveMessage } from '../../../domain/calls/live.ts'

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
  const event = `/api/events/${eventId}`
  const named = guestIds ?? (guestId ? [guestId] : null)
  const guests = named?.map((id) => `${event}/guests?ids=${id}`) ?? [`${event}/guests`]
  const stats = `${event}/stats`
  if (type === 'delivery.changed') {
    const messages = named?.map((id) => `/api/campaigns/${campaignId}?guests=${id}`) ?? []
    return [...guests, ...messages, `${event}/campaigns`]
  }
  if (type.startsWith('campaign.')) {
    const campaigns = [`${event}/campaigns`, ...(campaignId ? [`/api/campaigns/${campaignId}`] : [])]
    // What has left, or may not leave any more, is told guest by guest.
    return type === 'campaign.requested' || type === 'campaign.cancelled'
      ? [...campaigns, ...guests]
      : campaigns
  }
  if (type === 'address.suppressed') return guests
  // Who was invited counts for the plan's limit although removed: the event says how many those are.
  if (type === 'guest.removed') return [...guests, stats, event]
  if (/^(guest|guests|rsvp)\./.test(type)) return [...guests, stats]
  if (/^(event|payment|email)\./.test(type)) return [event, stats]
  return []
}
