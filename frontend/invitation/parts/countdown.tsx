import { useEffect, useState } from 'react'
import type { EventDate } from '../event-date.ts'

const minute = 60_000

/** Days, hours and minutes left; nothing from the day on. The server's value is shown for the first minute. */
export function Countdown({ date, still }: { date: EventDate; still: boolean }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (still) return
    const timer = setInterval(() => setNow(Date.now()), minute)
    return () => clearInterval(timer)
  }, [still])
  const left = Math.floor((date.instant.getTime() - now) / minute)
  if (left <= 0) return null
  const figures = [
    [Math.floor(left / 1440), 'día', 'días'],
    [Math.floor(left / 60) % 24, 'hora', 'horas'],
    [left % 60, 'minuto', 'minutos'],
  ] as const
  return (
    <p className="countdown">
      <span className="spoken">Faltan </span>
      {figures.map(([value, one, many]) => (
        <span key={many} className="figure">
          <span className="value" suppressHydrationWarning>
            {value}
          </span>{' '}
          <span className="unit" suppressHydrationWarning>
            {value === 1 ? one : many}
          </span>{' '}
        </span>
      ))}
    </p>
  )
}
