import { createContext, useContext } from 'react'
import type { InvitationCard } from '../../../backend/events/contract.ts'
import { googleCalendarUrl } from '../calendar-links.ts'

/** Address of the event's .ics file, which only a guest's own page has; previews show the link without it. */
export const CalendarFile = createContext<string | null>(null)

/** Add-to-calendar links: a file for any calendar, and Google's. */
export function Calendar({ card }: { card: InvitationCard }) {
  const google = googleCalendarUrl(card)
  return (
    <p className="calendar no-print">
      <a href={useContext(CalendarFile) ?? google}>Añadir al calendario</a>
      <a href={google} target="_blank" rel="noopener noreferrer">
        Google Calendar
      </a>
    </p>
  )
}
