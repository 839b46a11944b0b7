import type { InvitationCard } from '../../../backend/events/contract.ts'
import { googleCalendarUrl, icsUrl } from '../calendar-links.ts'

/** Add-to-calendar links: a file for any calendar, and Google's. */
export function Calendar({ card }: { card: InvitationCard }) {
  return (
    <p className="calendar no-print">
      <a href={icsUrl(card)} download={`${card.slug || 'invitacion'}.ics`}>
        Añadir al calendario
      </a>
      <a href={googleCalendarUrl(card)} target="_blank" rel="noopener noreferrer">
        Google Calendar
      </a>
    </p>
  )
}
