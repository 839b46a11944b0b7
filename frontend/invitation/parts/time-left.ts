const minute = 60_000

/** Days, hours and minutes between two instants, each with its Spanish word; null when the first has come. */
export function timeLeft(until: number, now: number): (readonly [value: number, unit: string])[] | null {
  const left = Math.floor((until - now) / minute)
  if (left <= 0) return null
  return [
    counted(Math.floor(left / 1440), 'día', 'días'),
    counted(Math.floor(left / 60) % 24, 'hora', 'horas'),
    counted(left % 60, 'minuto', 'minutos'),
  ]
}

const counted = (value: number, one: string, many: string) => [value, value === 1 ? one : many] as const
