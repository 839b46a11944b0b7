import { type FormEvent, useEffect, useRef } from 'react'
import type { Invitation } from '../../../domain/calls/invitations.ts'
import { eventDateOf } from '../../invitation/event-date.ts'
import { mapUrl } from '../../invitation/map-url.ts'
import { Calendar } from '../../invitation/parts/calendar.tsx'
import { pageAddressOf } from '../../lib/guest-links.ts'
import { usePageDataPath } from '../../lib/page-data.ts'
import { Attending } from './attending.tsx'
import { Press } from './controls.ts'
import { Keepsake } from './keepsake.ts'
import { ShareLink } from './share-link.tsx'

type Props = {
  invitation: Invitation
  /** True right after answering: moves the focus to the thanks. */
  fresh: boolean
  onModify?: () => void
}

/** The guest's RSVP as a card to keep: who comes, what they eat, which bus, when and where; then what one can do with it. */
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
    <Keepsake data-keepsake={coming ? 'yes' : 'no'}>
      <div className="card">
        <h2 ref={heading} tabIndex={-1}>
          {thanksOf(coming, several, over)}
        </h2>
        {coming && <p className="day">{whenAndWhere(event)}</p>}
        <div className="people" role={fresh ? 'status' : undefined}>
          {coming ? (
            <Attending guest={guest} event={event} />
          ) : (
            <p>
              {several ? 'Habéis indicado que no podréis asistir.' : 'Has indicado que no podrás asistir.'}
              {!over && (several ? ' Os echaremos de menos.' : ' Te echaremos de menos.')}
            </p>
          )}
          {guest.comments && <p className="words">«{guest.comments}»</p>}
        </div>
        <p className="from" aria-hidden="true">
          {event.coupleNames}
        </p>
      </div>
      {coming && !over && (
        <div className="keep no-print">
          <Calendar />
          {map && (
            <a className="map" href={map} target="_blank" rel="noopener noreferrer">
              Ver el mapa
            </a>
          )}
          <ShareLink slug={event.slug} title={event.coupleNames} />
        </div>
      )}
      {onModify && (
        // Without JavaScript the page reloads with the form open.
        <form method="get" action={`${path}#confirmar`} onSubmit={modify}>
          <Press name="answer" value="change" className="no-print" $quiet>
            Modificar respuesta
          </Press>
        </form>
      )}
    </Keepsake>
  )
}

const day = 86_400_000

/** 'sábado 12 de junio de 2027 · 18:00 h · Ermita de San Roque'. */
function whenAndWhere({ eventDate, timezone, ...event }: Invitation['event']): string {
  const time = event.ceremonyTime || event.receptionTime
  const place = (event.ceremonyPlace || event.receptionPlace)?.split('\n')[0]?.trim()
  return [eventDateOf(eventDate, timezone).long, time && `${time} h`, place].filter(Boolean).join(' · ')
}

function thanksOf(coming: boolean, several: boolean, over: boolean): string {
  if (over) return coming ? 'Gracias por acompañarnos' : 'Gracias por avisarnos'
  if (!coming) return 'Gracias por avisarnos'
  return several ? 'Gracias, contamos con vosotros' : 'Gracias, contamos contigo'
}
