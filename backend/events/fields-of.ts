import type { EventChanges } from '../../domain/calls/events.ts'
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
  'rsvpDeadline',
] as const

/** The columns that changes set: absent fields stay as they are, empty texts become null. */
export function fieldsOf({ eventDate: _, coverImageUrl, ...changes }: EventChanges): Partial<Event> {
  const fields: Partial<Event> = Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => value !== undefined && !(nullable as readonly string[]).includes(name),
    ),
  )
  for (const name of nullable) if (changes[name] !== undefined) fields[name] = changes[name] || null
  if (coverImageUrl !== undefined) fields.coverImageUrl = ownPath(coverImageUrl)
  return fields
}

/** One of our own images as a path, so that it survives a change of address; others as they are. */
const ownPath = (url: string | null) => {
  if (!url) return null
  const own = `${env().publicUrl}/media/`
  return url.startsWith(own) ? url.slice(env().publicUrl.length) : url
}
