import { DateTime } from 'luxon'

type Dated = {
  eventDate: Date
  timezone: string
  ceremonyTime: string | null
  receptionTime: string | null
  /** The owner's last day for answers, 'yyyy-MM-dd'. */
  rsvpDeadline: string | null
}

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
