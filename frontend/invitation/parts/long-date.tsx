import type { EventDate } from '../event-date.ts'

/** The date in its long Spanish form. */
export function LongDate({ date }: { date: EventDate }) {
  return (
    <time className="long-date" dateTime={date.iso}>
      {date.long}
    </time>
  )
}
