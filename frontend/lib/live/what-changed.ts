import type { LiveMessage } from '../../../domain/calls/live.ts'

/** Stands for every path of an event. */
export const everything = '*'

const asked = '/guests?ids='

/** The list that a single guest's path belongs to, and the guest's id; null for every other path. */
export function guestOf(path: string): { list: string; id: string } | null {
  const place = path.indexOf(asked)
  if (place < 0) return null
  return { list: `${path.slice(0, place)}/guests`, id: path.slice(place + asked.length) }
}

/** The GET paths that a live message says to look at again; a message that names a guest asks for that guest alone. */
export function whatChanged({ type, guestId, campaignId }: LiveMessage, eventId: string): string[] {
  if (type === 'missed-many') return [everything]
  const event = `/api/events/${eventId}`
  const guests = guestId ? `${event}${asked}${guestId}` : `${event}/guests`
  const list = [guests, `${event}/stats`]
  const campaigns = [`${event}/campaigns`, ...(campaignId ? [`/api/campaigns/${campaignId}`] : [])]
  if (type === 'delivery.changed') return [...list, ...campaigns]
  if (type.startsWith('campaign.')) return [...campaigns, guests]
  if (/^(guest|guests|rsvp|address)\./.test(type)) return list
  if (/^(event|payment|email)\./.test(type)) return [event, ...list]
  return []
}
