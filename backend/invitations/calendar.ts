import ical from 'ical-generator'
import { DateTime } from 'luxon'
import type { Invitation } from './contract.ts'
import { timeZoneLines } from './time-zone-lines.ts'

const hours = 8

/** The event as an iCalendar file: stable UID, the event's own time zone and what it means, its first place (RFC 5545). */
export function calendarOf(event: Invitation['event'], url: string): string {
  const start = DateTime.fromISO(event.eventDate, { zone: event.timezone })
  const allDay = !event.ceremonyTime && !event.receptionTime && start.hour === 0 && start.minute === 0
  const ceremony = placeOf(event.ceremonyPlace)
  const reception = placeOf(event.receptionPlace)
  const places = [
    ceremony && `Ceremonia: ${[event.ceremonyTime, ceremony].filter(Boolean).join(' · ')}`,
    reception && `Celebración: ${[receptionHour(event), reception].filter(Boolean).join(' · ')}`,
  ]
  const calendar = ical({ prodId: '//velada.example//invitaciones//ES' })
  if (!allDay)
    calendar.timezone({ name: event.timezone, generator: (zone) => timeZoneLines(zone, start.toJSDate()) })
  calendar.createEvent({
    id: `${event.id}@velada.example`,
    start,
    end: allDay ? start.plus({ days: 1 }) : start.plus({ hours }),
    timezone: allDay ? null : event.timezone,
    allDay,
    summary: event.coupleNames.replace(/\s+/g, ' '),
    description: [...places, url].filter(Boolean).join('\n'),
    location: ceremony ?? reception ?? '',
    url,
  })
  return calendar.toString()
}

/** A place as it was written, its line ends all alike; null when it is blank. */
const placeOf = (place: string | null) => place?.replace(/\r\n?/g, '\n').trim() || null

/** The reception's hour; one before the ceremony's is the next day's. */
function receptionHour({ ceremonyTime, receptionTime }: Invitation['event']): string | null {
  const isNextDay = ceremonyTime && receptionTime && receptionTime < ceremonyTime
  return isNextDay ? `${receptionTime} (ya al día siguiente)` : receptionTime
}
