import type { InvitationCard } from '../../backend/events/contract.ts'

const hours = 3_600_000

type CalendarEvent = Pick<
  InvitationCard,
  | 'coupleNames'
  | 'eventDate'
  | 'timezone'
  | 'ceremonyTime'
  | 'ceremonyPlace'
  | 'receptionTime'
  | 'receptionPlace'
>

/** Google's template link for the event, in its own time zone. */
export function googleCalendarUrl(event: CalendarEvent): string {
  const { start, end } = spanOf(event)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.coupleNames,
    dates: `${start}/${end}`,
    ctz: event.timezone,
    location: event.ceremonyPlace || event.receptionPlace || '',
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The event's start and an end eight hours later on the clocks of its place; the whole day when no hour is known. */
function spanOf({ eventDate, timezone, ceremonyTime, receptionTime }: CalendarEvent) {
  const start = new Date(eventDate)
  const clock = stamp(start, timezone)
  if (ceremonyTime || receptionTime || !clock.endsWith('T000000'))
    return { start: clock, end: stamp(new Date(start.getTime() + 8 * hours), timezone) }
  // Noon of the next day is the next day, whatever the clocks do in between.
  return {
    start: clock.slice(0, 8),
    end: stamp(new Date(start.getTime() + 36 * hours), timezone).slice(0, 8),
  }
}

/** An instant on the clocks of a place, '20270612T183000'. */
const stamp = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(instant)
    .replace(' ', 'T')
    .replace(/[-:]/g, '')
