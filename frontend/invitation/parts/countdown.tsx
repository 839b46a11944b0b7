import type { EventDate } from '../event-date.ts'
import { timeLeft } from './time-left.ts'

/**
 * Days, hours and minutes left; nothing from the day on. On a guest's page a script finds the instant in `data-until`
 * and keeps the figures true.
 */
export function Countdown({ date, still }: { date: EventDate; still: boolean }) {
  const until = date.instant.getTime()
  const left = timeLeft(until, Date.now())
  if (!left) return null
  return (
    <p className="countdown" data-until={still ? undefined : until}>
      <span className="spoken">Faltan </span>
      {left.map(([value, unit], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days, hours and minutes keep their places
        <span key={at} className="figure">
          <span className="value">{value}</span> <span className="unit">{unit}</span>{' '}
        </span>
      ))}
    </p>
  )
}
