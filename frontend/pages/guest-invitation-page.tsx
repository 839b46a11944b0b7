import { type ComponentType, useEffect, useState } from 'react'
import styled from 'styled-components'
import { pathOf } from '../../domain/calls/define-call.ts'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { reportOpened } from '../../domain/calls/opened.ts'
import { AnswerSection } from '../features/rsvp/answer-section.tsx'
import { eventDateOf } from '../invitation/event-date.ts'
import { InvitationCard } from '../invitation/invitation-card.tsx'
import { loadFormat } from '../invitation/load-format.ts'
import { CalendarLinks } from '../invitation/parts/calendar.tsx'
import { Head } from '../lib/head.tsx'
import { usePageData, usePageDataPath } from '../lib/page-data.ts'
import { preloadedText } from '../ui/fonts.ts'

const Notice = styled.p`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: 8px 16px;
  background: #1a1a1a;
  color: #fff;
  text-align: center;
  font-size: 0.875rem;
  @media print { display: none; }
`
const Brand = styled.footer`
  padding: 20px 16px 28px;
  background: #fff;
  color: #565049;
  text-align: center;
  font-size: 0.875rem;
  @media print { display: none; }
`

const formatsIn = (fallback: Record<string, unknown>) =>
  Object.values(fallback).flatMap(
    (data) => (data as Partial<Invitation> | null)?.event?.invitationFormat ?? [],
  )

/** The sources of the card's format, which the browser may fetch beside the page's own. */
export const formatSources = (fallback: Record<string, unknown>): string[] =>
  formatsIn(fallback).map((format) => `frontend/invitation/formats/${format}.tsx`)

/**
 * Loads what the card needs before it is rendered, on the server or in the browser; `fallback` is the server's data by
 * path.
 */
export async function prepare(fallback: Record<string, unknown>): Promise<void> {
  const formats = formatsIn(fallback)
  for (const format of formats) await loadFormat(format)
  if (formats.length === 0) Missing = (await import('./missing-invitation.tsx')).default
}

/** Loaded only when there is no invitation. */
let Missing: ComponentType | null = null

const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Reports once that a person interacts with this guest's page, which bots do not. */
function useSeen(guestId: string | undefined) {
  useEffect(() => {
    if (!guestId) return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      stop()
      fetch(pathOf(reportOpened, { params: { id: guestId } }), {
        method: reportOpened.method,
        keepalive: true,
      }).catch(() => {})
    }
    const stop = () => {
      for (const sign of signsOfLife) removeEventListener(sign, tell)
    }
    for (const sign of signsOfLife) addEventListener(sign, tell, { passive: true })
    return stop
  }, [guestId])
}

export default function GuestInvitationPage() {
  const found = usePageData<Invitation>()
  const calendar = `${usePageDataPath().replace('/api/invitations', '/invite')}/calendar.ics`
  const [data, setData] = useState(found)
  useSeen(found?.preview ? undefined : found?.guest.id)
  if (!data) return Missing && <Missing />
  const { event, guest, preview } = data
  return (
    <main>
      <Head
        title={`${event.coupleNames} · Invitación`}
        description={`Invitación para el ${eventDateOf(event.eventDate, event.timezone).long}`}
        fonts={preview ? preloadedText : []}
      />
      {preview && <Notice>Vista previa de la invitación: así la verán tus invitados</Notice>}
      <CalendarLinks value={{ file: calendar, google: event.googleCalendarUrl }}>
        <InvitationCard
          card={event}
          names={event.names}
          greeting={guest.greeting}
          alone={guest.maxGuests === 1}
        >
          <AnswerSection
            invitation={data}
            onAnswered={(answered) => setData({ ...data, guest: answered, reopened: undefined })}
          />
        </InvitationCard>
      </CalendarLinks>
      {event.showsBrand && <Brand>Invitación creada con Velada</Brand>}
    </main>
  )
}
