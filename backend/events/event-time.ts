import { DateTime } from 'luxon'
import type { Event } from './event.ts'

type Given = {
  eventDate: string
  ceremonyTime?: string | null
  receptionTime?: string | null
  timezone: string
}

/**
 * The instant an event starts. A date, or midnight UTC as browsers send a date, means that day in the event's time
 * zone; the hour is the ceremony's, else the reception's, else midnight. A full date-time keeps its own hour when
 * neither is set.
 */
export function eventStart({ eventDate, ceremonyTime, receptionTime, timezone }: Given): Date {
  const dateOnly = /^(\d{4}-\d{2}-\d{2})(T00:00(:00(\.0+)?)?(Z|\+00:?00)?)?$/.exec(eventDate)
  const given = dateOnly?.[1]
    ? DateTime.fromISO(dateOnly[1], { zone: timezone })
    : DateTime.fromISO(eventDate.replace(' ', 'T'), { zone: timezone })
  const time = ceremonyTime || receptionTime
  if (!time) return given.toJSDate()
  const [hour, minute] = time.split(':').map(Number)
  return given.set({ hour, minute, second: 0, millisecond: 0 }).toJSDate()
}

type Dated = Pick<Event, 'eventDate' | 'timezone' | 'ceremonyTime' | 'receptionTime' | 'rsvpDeadline'>

/** Until when an answer can be changed: the event's start, or the end of its day when no hour is known. */
export function changesCloseAt(event: Dated): Date {
  const start = DateTime.fromJSDate(event.eventDate, { zone: event.timezone })
  const hourKnown = event.ceremonyTime || event.receptionTime || start.hour !== 0 || start.minute !== 0
  return (hourKnown ? start : start.endOf('day')).toJSDate()
}

/** Until when a pending guest can answer: the end of the owner's deadline day, else the event's start. */
export function answersCloseAt(event: Dated): Date {
  const last = changesCloseAt(event)
  if (!event.rsvpDeadline) return last
  const deadline = DateTime.fromISO(event.rsvpDeadline, { zone: event.timezone }).endOf('day')
  return DateTime.min(deadline, DateTime.fromJSDate(last)).toJSDate()
}
