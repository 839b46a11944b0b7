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

/** Local start (the ceremony's hour, else the celebration's, else the event's own) and an end eight hours later. */
function spanOf(event: CalendarEvent) {
  const instant = new Date(event.eventDate)
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone: event.timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant)
  const [date = '', clock = '00:00:00'] = local.split(' ')
  const hour = event.ceremonyTime || event.receptionTime
  const start = new Date(`${date}T${hour ? `${hour}:00` : clock}Z`)
  return { start: stamp(start), end: stamp(new Date(start.getTime() + 8 * hours)) }
}

const stamp = (date: Date) => date.toISOString().slice(0, 19).replace(/[-:]/g, '')
