import type { EventDate } from '../event-date.ts'
import { timeLeft } from './time-left.ts'

/**
 * Days, hours and minutes left; nothing from the day on. On a guest's page a script finds the instant in `data-until`
 * and keeps the figures true.
 */
export function Countdown({ date, still }: { date: EventDate; still: boolean }) {
  const until = date.instant.getTime()
  const now = Date.now()
  if (!timeLeft(until, now)) return null
  return (
    <p className="countdown" data-until={still ? undefined : until}>
      <CountdownFigures until={until} now={now} />
    </p>
  )
}

/** What the countdown to an instant says at another, both in milliseconds. */
export function CountdownFigures({ until, now }: { until: number; now: number }) {
  const left = timeLeft(until, now)
  if (!left) return null
  return (
    <>
      <span className="spoken">Faltan </span>
      {left.map(([value, unit], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days, hours and minutes keep their places
        <span key={at} className="figure">
          <span className="value">{value}</span> <span className="unit">{unit}</span>{' '}
        </span>
      ))}
    </>
  )
}
