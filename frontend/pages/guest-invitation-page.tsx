import type { ReactNode } from 'react'
import styled from 'styled-components'
import { pathOf } from '../../domain/calls/define-call.ts'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { reportOpened } from '../../domain/calls/opened.ts'
import { LostLinkForm } from '../features/lost-link/lost-link-form.tsx'
import { eventDateOf } from '../invitation/event-date.ts'
import { InvitationCard } from '../invitation/invitation-card.tsx'
import { CalendarLinks } from '../invitation/parts/calendar.tsx'
import { calendarLinksOf } from '../lib/guest-links.ts'
import { Head } from '../lib/head.tsx'
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
const Foot = styled.div`
  padding: 8px 16px 20px;
  background: #fff;
  color: #1a1a1a;
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
/** The root that the browser hydrates; without a box of its own, so that a format lays out what is in it. */
const AnswerRoot = styled.div`display: contents;`

type Props = {
  /** The path its data came from. */
  path: string
  invitation: Invitation
  /** What stands in the answer's root. */
  children: ReactNode
}

/** A guest's page: the card, with the answer in it. Rendered on the server alone: in the browser it is plain HTML. */
export function GuestInvitationPage({ path, invitation, children }: Props) {
  const { event, guest, preview } = invitation
  return (
    <main>
      <Head
        title={`${event.coupleNames} · Invitación`}
        description={`Invitación para el ${eventDateOf(event.eventDate, event.timezone).long}`}
        fonts={preview ? preloadedText : []}
      />
      {preview && <Notice>Vista previa de la invitación: así la verán tus invitados</Notice>}
      <CalendarLinks value={calendarLinksOf(path, invitation)}>
        <InvitationCard
          card={event}
          names={event.names}
          greeting={guest.greeting}
          alone={guest.maxGuests === 1}
        >
          {/* After the cover: what differs by guest compresses badly, and the first packets are full. */}
          <AnswerRoot
            id="answer"
            data-opened={preview ? undefined : pathOf(reportOpened, { params: { id: guest.id } })}
          >
            {children}
          </AnswerRoot>
        </InvitationCard>
      </CalendarLinks>
      {preview && (
        <Foot>
          <LostLinkForm slug={event.slug} />
        </Foot>
      )}
      {event.showsBrand && <Brand>Invitación creada con Velada</Brand>}
    </main>
  )
}
