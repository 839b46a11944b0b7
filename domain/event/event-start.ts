import { DateTime } from 'luxon'

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
