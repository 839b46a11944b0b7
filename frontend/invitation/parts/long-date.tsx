import type { ReactNode } from 'react'
import type { EventDate } from '../event-date.ts'

/** The date in its long Spanish form; `children` draw the same words in a shape of their own. */
export function LongDate({ date, children }: { date: EventDate; children?: ReactNode }) {
  return (
    <time className="long-date" dateTime={date.iso}>
      {children ? (
        <>
          <span className="spoken">{date.long}</span>
          <span className="drawn" aria-hidden="true">
            {children}
          </span>
        </>
      ) : (
        date.long
      )}
    </time>
  )
}
