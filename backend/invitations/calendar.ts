import ical from 'ical-generator'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { actsOf } from '../../domain/event/google-calendar.ts'
import { occasionOf } from '../../domain/event/occasion.ts'

const hours = 8

/**
 * The event as an iCalendar file (RFC 5545): title, both places and times, and the definition of its time
 * zone. The UID is stable and the sequence grows with each change, so that a newer file replaces the entry.
 */
export function calendarOf(event: Invitation['event'], url: string): string {
  const start = DateTime.fromISO(event.eventDate, { zone: event.timezone })
  const allDay = !event.ceremonyTime && !event.receptionTime && start.hour === 0 && start.minute === 0
  const calendar = ical({ prodId: '//velada.example//invitaciones//ES' })
  // Without a name, the library writes no non-standard TIMEZONE-ID, and timestamps are in UTC.
  if (!allDay) calendar.timezone({ name: null, generator: timeZoneLines })
  calendar.createEvent({
    id: `${event.id}@velada.example`,
    sequence: event.revision,
    stamp: DateTime.utc(),
    start,
    end: allDay ? start.plus({ days: 1 }) : start.plus({ hours }),
    timezone: allDay ? null : event.timezone,
    allDay,
    summary: occasionOf(event.coupleNames).title,
    description: [...actsOf(event), url].join('\n'),
    location: placeOf(event.ceremonyPlace) ?? placeOf(event.receptionPlace) ?? '',
    url,
  })
  return calendar.toString()
}

/** The VTIMEZONE that a file naming a zone must bring (RFC 5545 §3.6.5); null for a zone that the library lacks. */
const timeZoneLines = (zone: string) => {
  const block = timeZoneBlock(zone)
  return Array.isArray(block) ? (block[0] ?? null) : null
}

/** A place with normalised line ends; null when it is blank. */
const placeOf = (place: string | null) => place?.replace(/\r\n?/g, '\n').trim() || null
