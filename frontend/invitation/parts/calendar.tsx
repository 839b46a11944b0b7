import { createContext, useContext } from 'react'

/** Addresses of the event for calendars: its .ics file and Google's own. Null in a preview, where no link works. */
export const CalendarLinks = createContext<{ file: string; google: string } | null>(null)

/** Add-to-calendar links: a file for any calendar, and Google's. */
export function Calendar() {
  const links = useContext(CalendarLinks)
  return (
    <p className="calendar no-print">
      <a href={links?.file}>Añadir al calendario</a>
      <a href={links?.google} target="_blank" rel="noopener noreferrer">
        Google Calendar
      </a>
    </p>
  )
}
