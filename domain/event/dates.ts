import { deadlineAfterEvent } from '../failures.ts'

/** The default time zone of an event. */
export const defaultTimezone = 'Europe/Madrid'

export const dateMessages = {
  past: 'Esa fecha ya ha pasado. Elige hoy o un día posterior.',
  deadline: deadlineAfterEvent,
} as const

/** The day of an instant in the event's time zone, 'yyyy-MM-dd'. */
export function dayOf(instant: string | Date, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: timezone,
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Whether a day ('yyyy-MM-dd', or a text that begins so) is past in the event's time zone. Today is not. */
export const isPastDay = (day: string, timezone: string, now = new Date()): boolean =>
  day.slice(0, 10) < dayOf(now, timezone)

/** Whether the last day to answer is a day before the event's. Without a deadline there is nothing to compare. */
export const isDeadlineBefore = (deadline: string | null | undefined, eventDay: string): boolean =>
  !deadline || deadline < eventDay

/** The question before a past day is saved; null when nothing has to be asked. */
export function pastDateQuestion(
  changed: { eventDate?: string | undefined; rsvpDeadline?: string | null | undefined },
  timezone: string,
  now = new Date(),
): { title: string; description: string } | null {
  if (changed.eventDate && isPastDay(changed.eventDate, timezone, now))
    return {
      title: '¿La fecha del evento ya ha pasado?',
      description: 'Con esa fecha tus invitados ya no podrán responder ni cambiar su respuesta.',
    }
  if (changed.rsvpDeadline && isPastDay(changed.rsvpDeadline, timezone, now))
    return {
      title: '¿La fecha límite ya ha pasado?',
      description: 'Quien aún no ha respondido ya no podrá hacerlo.',
    }
  return null
}
