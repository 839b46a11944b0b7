const spain = 'Europe/Madrid'

/** 'EEEE d de MMMM de yyyy' in Spanish: 'sábado 12 de septiembre de 2026'. */
export function longDate(instant: string | Date, timeZone = spain): string {
  const parts = new Intl.DateTimeFormat('es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('weekday')} ${part('day')} de ${part('month')} de ${part('year')}`
}

/** '12 sept 2026, 18:30': for lists and tables. */
export const shortDateTime = (instant: string | Date, timeZone = spain): string =>
  new Intl.DateTimeFormat('es-ES', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant))

/** '12 sept': for narrow columns, where the year is plain. */
export const shortDate = (instant: string | Date, timeZone = spain): string =>
  new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone }).format(new Date(instant))

/** 'yyyy-MM-dd' in the event's own time zone, as a date input wants it. */
export const dateInputValue = (instant: string | Date, timeZone = spain): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
    new Date(instant),
  )
