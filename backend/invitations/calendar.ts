import ical from 'ical-generator'
import { DateTime } from 'luxon'
import type { Invitation } from './contract.ts'

const hours = 8

/** The event as an iCalendar file: stable UID, the event's own time zone, its first place (RFC 5545). */
export function calendarOf(event: Invitation['event'], url: string): string {
  const start = DateTime.fromISO(event.eventDate, { zone: event.timezone })
  const allDay = !event.ceremonyTime && !event.receptionTime && start.hour === 0 && start.minute === 0
  const places = [
    event.ceremonyPlace &&
      `Ceremonia: ${[event.ceremonyTime, event.ceremonyPlace].filter(Boolean).join(' · ')}`,
    event.receptionPlace &&
      `Celebración: ${[event.receptionTime, event.receptionPlace].filter(Boolean).join(' · ')}`,
  ]
  const calendar = ical({ name: event.coupleNames, prodId: '//velada.example//invitaciones//ES' })
  calendar.createEvent({
    id: `${event.id}@velada.example`,
    start,
    end: allDay ? start.plus({ days: 1 }) : start.plus({ hours }),
    timezone: event.timezone,
    allDay,
    summary: event.coupleNames,
    description: [...places, url].filter(Boolean).join('\n'),
    location: event.ceremonyPlace ?? event.receptionPlace ?? '',
    url,
  })
  return calendar.toString()
}
