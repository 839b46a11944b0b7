import { occasionOf } from './occasion.ts'

const hours = 3_600_000

type CalendarEvent = {
  coupleNames: string
  /** ISO instant. */
  eventDate: string
  timezone: string
  ceremonyTime: string | null
  ceremonyPlace: string | null
  receptionTime: string | null
  receptionPlace: string | null
}

/** The link that adds the event to Google Calendar, in its time zone, with both places and times. */
export function googleCalendarUrl(event: CalendarEvent): string {
  const { start, end } = spanOf(event)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: occasionOf(event.coupleNames).title,
    dates: `${start}/${end}`,
    ctz: event.timezone,
    location: event.ceremonyPlace || event.receptionPlace || '',
    details: actsOf(event).join('\n'),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** 'Ceremonia: 18:30 · San Nicolás' and 'Recepción: …', if an hour or a place is known. */
export function actsOf(event: CalendarEvent): string[] {
  const { ceremonyTime, receptionTime } = event
  const isNextDay = ceremonyTime && receptionTime && receptionTime < ceremonyTime
  const receptionHour = isNextDay ? `${receptionTime} (ya al día siguiente)` : receptionTime
  const acts = [
    ['Ceremonia', ceremonyTime, event.ceremonyPlace],
    ['Recepción', receptionHour, event.receptionPlace],
  ] as const
  return acts.flatMap(([name, hour, place]) => {
    const known = [hour, place?.replace(/\r\n?/g, '\n').trim()].filter(Boolean)
    return known.length > 0 ? [`${name}: ${known.join(' · ')}`] : []
  })
}

/** The event's start, and an end eight hours later in local time; the whole day when no hour is known. */
function spanOf({ eventDate, timezone, ceremonyTime, receptionTime }: CalendarEvent) {
  const start = new Date(eventDate)
  const clock = stamp(start, timezone)
  if (ceremonyTime || receptionTime || !clock.endsWith('T000000'))
    return { start: clock, end: stamp(new Date(start.getTime() + 8 * hours), timezone) }
  // From noon, so that a clock change does not matter.
  return {
    start: clock.slice(0, 8),
    end: stamp(new Date(start.getTime() + 36 * hours), timezone).slice(0, 8),
  }
}

/** An instant in a place's local time, '20270612T183000'. */
const stamp = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(instant)
    .replace(' ', 'T')
    .replace(/[-:]/g, '')
