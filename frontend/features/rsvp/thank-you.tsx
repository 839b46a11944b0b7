import { type FormEvent, useEffect, useRef } from 'react'
import type { Invitation, InvitedGuest } from '../../../domain/calls/invitations.ts'
import { mapUrl } from '../../invitation/map-url.ts'
import { Calendar } from '../../invitation/parts/calendar.tsx'
import { pageAddressOf } from '../../lib/guest-links.ts'
import { usePageDataPath } from '../../lib/page-data.ts'
import { Press, Thanks } from './answer-styles.ts'

type Props = {
  invitation: Invitation
  /** True right after answering: moves the focus to the thanks. */
  fresh: boolean
  onModify?: () => void
}

/** The guest's RSVP, with thanks, calendar links and map links. */
export function ThankYou({ invitation: { event, guest }, fresh, onModify }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus()
  }, [fresh])
  const modify = (asked: FormEvent) => {
    asked.preventDefault()
    onModify?.()
  }
  const path = pageAddressOf(usePageDataPath())
  const coming = guest.status === 'confirmed'
  const several = guest.maxGuests > 1
  const over = Date.now() > Date.parse(event.changesCloseAt) + day
  const map =
    mapUrl(event.ceremonyUrl, event.ceremonyPlace) ?? mapUrl(event.receptionUrl, event.receptionPlace)
  return (
    <Thanks>
      <h2 ref={heading} tabIndex={-1}>
        {thanksOf(coming, several, over)}
      </h2>
      <div className="people" role={fresh ? 'status' : undefined}>
        {coming ? (
          <Attending guest={guest} withBus={event.hasBusTransport} />
        ) : (
          <p>
            {several ? 'Habéis indicado que no podréis asistir.' : 'Has indicado que no podrás asistir.'}
            {!over && (several ? ' Os echaremos de menos.' : ' Te echaremos de menos.')}
          </p>
        )}
        {guest.comments && <p>«{guest.comments}»</p>}
      </div>
      {coming && !over && (
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
        // Without JavaScript the page reloads with the form open.
        <form method="get" action={`${path}#confirmar`} onSubmit={modify}>
          <Press name="answer" value="change" className="no-print" $quiet>
            Modificar respuesta
          </Press>
        </form>
      )}
    </Thanks>
  )
}

const day = 86_400_000

function thanksOf(coming: boolean, several: boolean, over: boolean): string {
  if (over) return coming ? 'Gracias por acompañarnos' : 'Gracias por avisarnos'
  if (!coming) return 'Gracias por avisarnos'
  return several ? 'Gracias, contamos con vosotros' : 'Gracias, contamos contigo'
}

/** The attendees with menu and allergies, then the bus. */
function Attending({ guest, withBus }: { guest: InvitedGuest; withBus: boolean }) {
  const { confirmedGuests: count, attendees } = guest
  const names = guest.guestNames.filter((name) => name.trim())
  const people = count === 1 ? '1 persona' : `${count} personas`
  const told = attendees.flatMap(({ name, menu, dietary }, at) =>
    menu || dietary
      ? [`${name.trim() || `Persona ${at + 1}`}: ${[menu, dietary].filter(Boolean).join(' · ')}`]
      : [],
  )
  return (
    <>
      <p>
        {names.length > 0
          ? `Asistencia confirmada (${people}): ${names.join(', ')}.`
          : `Asistencia confirmada: ${people}.`}
      </p>
      {told.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {withBus && (
        <p>
          {guest.needsBusTransport
            ? ['Autobús: sí', guest.busComments].filter(Boolean).join(' · ')
            : 'Autobús: no'}
        </p>
      )}
    </>
  )
}
