import { type FormEvent, useEffect, useRef } from 'react'
import type { Invitation } from '../../../backend/invitations/contract.ts'
import { mapUrl } from '../../invitation/map-url.ts'
import { Calendar } from '../../invitation/parts/calendar.tsx'
import { usePageDataPath } from '../../lib/page-data.ts'
import { Press, Thanks } from './answer-styles.ts'

type Props = {
  invitation: Invitation
  /** True right after answering: the thanks then take the focus. */
  fresh: boolean
  onModify?: () => void
}

/** What the guest answered, with thanks, the calendar and the way there. */
export function ThankYou({ invitation: { event, guest }, fresh, onModify }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  const modify = (asked: FormEvent) => {
    asked.preventDefault()
    onModify?.()
  }
  const path = usePageDataPath().replace('/api/invitations', '/invite')
  const coming = guest.status === 'confirmed'
  const names = guest.guestNames.filter((name) => name.trim())
  const map =
    mapUrl(event.ceremonyUrl, event.ceremonyPlace) ?? mapUrl(event.receptionUrl, event.receptionPlace)
  return (
    <Thanks>
      <h2 ref={heading} tabIndex={-1}>
        {coming ? 'Gracias, contamos contigo' : 'Gracias por avisarnos'}
      </h2>
      <p className="people" role={fresh ? 'status' : undefined}>
        {coming ? (
          <Attending count={guest.confirmedGuests} names={names} />
        ) : (
          'Has indicado que no podrás asistir. Te echaremos de menos.'
        )}
      </p>
      {coming && (
        <>
          <Calendar />
          {map && (
            <a className="map no-print" href={map} target="_blank" rel="noopener noreferrer">
              Ver el mapa
            </a>
          )}
        </>
      )}
      {onModify && (
        // Without script the page comes back with the form open.
        <form method="get" action={`${path}#confirmar`} onSubmit={modify}>
          <Press name="answer" value="change" className="no-print" $quiet>
            Modificar respuesta
          </Press>
        </form>
      )}
    </Thanks>
  )
}

function Attending({ count, names }: { count: number; names: string[] }) {
  const people = count === 1 ? '1 persona' : `${count} personas`
  return names.length > 0
    ? `Asistencia confirmada (${people}): ${names.join(', ')}.`
    : `Asistencia confirmada: ${people}.`
}
