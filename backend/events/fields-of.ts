import { randomUUID } from 'node:crypto'
import type { EventChanges } from '../../domain/event/event-changes.ts'
import { env } from '../platform/env.ts'
import type { Event } from './event.ts'

const nullable = [
  'ceremonyTime',
  'ceremonyPlace',
  'ceremonyUrl',
  'receptionTime',
  'receptionPlace',
  'receptionUrl',
  'busInfo',
  'closingWords',
  'rsvpDeadline',
] as const

/** The columns that a change sets: absent fields stay unchanged, empty texts become null. */
export function fieldsOf({
  eventDate: _,
  coverImageUrl,
  busTrips,
  ...changes
}: EventChanges): Partial<Event> {
  const fields: Partial<Event> = Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && !(nullable as readonly string[]).includes(name),
    ),
  )
  for (const name of nullable) if (changes[name] !== undefined) fields[name] = changes[name] || null
  if (busTrips)
    fields.busTrips = busTrips.map((trip) => ({ ...trip, id: trip.id?.toLowerCase() ?? randomUUID() }))
  if (coverImageUrl !== undefined) fields.coverImageUrl = ownPath(coverImageUrl)
  return fields
}

/** Our own images as a path, so that they survive a change of domain; other addresses unchanged. */
const ownPath = (url: string | null) => {
  if (!url) return null
  const own = `${env().publicUrl}/media/`
  return url.startsWith(own) ? url.slice(env().publicUrl.length) : url
}
