/** The pieces of an event's date in its own time zone, in Spanish. */
export type EventDate = {
  instant: Date
  /** 'sábado 12 de junio de 2027'. */
  long: string
  weekday: string
  day: string
  month: string
  year: string
  /** Month as a number, '06'. */
  monthNumber: string
  /** ISO date in the event's zone, for `<time>`. */
  iso: string
}

/** Parses the date of an event; an invalid zone becomes Madrid, an invalid instant today. */
export function eventDateOf(eventDate: string, timezone: string): EventDate {
  const parsed = new Date(eventDate)
  const instant = Number.isNaN(parsed.getTime()) ? new Date() : parsed
  const part = partsIn(instant, timezone)
  return {
    instant,
    long: `${part.weekday} ${part.day} de ${part.month} de ${part.year}`,
    weekday: part.weekday,
    day: part.day,
    month: part.month,
    year: part.year,
    monthNumber: part.monthNumber,
    iso: `${part.year}-${part.monthNumber}-${part.day.padStart(2, '0')}`,
  }
}

function partsIn(instant: Date, timezone: string) {
  const read = (options: Intl.DateTimeFormatOptions) => {
    try {
      return new Intl.DateTimeFormat('es-ES', { timeZone: timezone, ...options }).format(instant)
    } catch {
      return new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', ...options }).format(instant)
    }
  }
  return {
    weekday: read({ weekday: 'long' }),
    day: read({ day: 'numeric' }),
    month: read({ month: 'long' }),
    year: read({ year: 'numeric' }),
    monthNumber: read({ month: '2-digit' }).padStart(2, '0'),
  }
}

const numerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** A whole number from 1 in Roman numerals. */
export function roman(value: number): string {
  let rest = value
  let text = ''
  for (const [size, letters] of numerals) {
    while (rest >= size) {
      text += letters
      rest -= size
    }
  }
  return text
}
