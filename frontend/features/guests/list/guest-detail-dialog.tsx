import { Bell, Check, Link, MessageCircle, Pencil, RotateCw, Trash } from 'lucide-react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { type PartyKey, partyFields, partyKeys } from '../../../../domain/party/party-fields.ts'
import { suppressionWords } from '../../../../domain/sending/suppression.ts'
import { shortDateTime } from '../../../lib/dates.ts'
import { AnchorButton, Button } from '../../../ui/button.tsx'
import { DeliveryState } from '../../../ui/delivery-state.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { space } from '../../../ui/theme.ts'
import { correctable } from '../edit/correctable.ts'
import { remindableBy } from '../edit/remindable-by.ts'
import { GuestTimeline } from '../history/guest-timeline.tsx'
import { whatsappLink } from '../invitation-link.ts'
import { copyInvitationLink, type OpenPanel } from './guest-actions.ts'
import { attendeesText } from './latest-messages.ts'
import { peopleLines } from './people-lines.ts'
import { StatusBadge } from './status-badge.tsx'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr);
  gap: ${space(1, 2)};
  & > dt { color: ${({ theme }) => theme.color.inkSoft}; }
  & > dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
`
const People = styled.ul`
  padding: 0;
  list-style: none;
`
const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1)};
  padding-top: ${space(2)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  & > :first-child { grid-column: 1 / -1; }
`
const Wide = styled(Button)`grid-column: 1 / -1;`

type Props = {
  event: OwnedEvent
  guest: OwnedGuest
  onOpen: OpenPanel
  onClose: () => void
}

/** A party's details and actions; a bottom sheet on phones. */
export function GuestDetailDialog({ event, guest, onOpen, onClose }: Props) {
  const isPending = guest.status === 'pending'
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={guest.name} description={guest.group}>
      <GuestFacts event={event} guest={guest} />
      <GuestTimeline guest={guest} timezone={event.timezone} />
      <Actions>
        <Button disabled={!isPending} onClick={() => onOpen('answer', guest)}>
          <Check aria-hidden="true" />
          {isPending ? 'Confirmar' : 'Ya confirmado'}
        </Button>
        {correctable(guest) && event.isPaid && (
          <Wide tone="secondary" small onClick={() => onOpen('correct', guest)}>
            <RotateCw aria-hidden="true" />
            Corregir y reenviar
          </Wide>
        )}
        {remindableBy(event, guest) && (
          <Wide tone="secondary" small onClick={() => onOpen('remind', guest)}>
            <Bell aria-hidden="true" />
            Recordar ya…
          </Wide>
        )}
        <Button tone="secondary" small onClick={() => void copyInvitationLink(event, guest)}>
          <Link aria-hidden="true" />
          Copiar enlace
        </Button>
        <AnchorButton
          tone="secondary"
          small
          href={whatsappLink(event, guest)}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle aria-hidden="true" />
          Mi WhatsApp
        </AnchorButton>
        <Button tone="secondary" small onClick={() => onOpen('edit', guest)}>
          <Pencil aria-hidden="true" />
          Editar
        </Button>
        <Button
          tone="danger"
          small
          onClick={() => {
            onClose()
            onOpen('remove', guest)
          }}
        >
          <Trash aria-hidden="true" />
          Eliminar
        </Button>
      </Actions>
    </Dialog>
  )
}

/** The title shows name and group; the answer shows seats and restrictions. */
const shownElsewhere = ['name', 'group', 'maxGuests', 'dietaryRestrictions'] as const
type OwnFact = Exclude<PartyKey, (typeof shownElsewhere)[number]>
const ownFacts = partyKeys.filter((key): key is OwnFact => !shownElsewhere.some((other) => other === key))

function GuestFacts({ event, guest }: { event: OwnedEvent; guest: OwnedGuest }) {
  const { timezone } = event
  return (
    <Facts>
      <dt>Estado</dt>
      <dd>
        <StatusBadge status={guest.status} />
        {guest.answeredAt && <> {shortDateTime(guest.answeredAt, timezone)}</>}
      </dd>
      <dt>Asistentes</dt>
      <dd>
        {attendeesText(guest)}
        <People>
          {peopleLines(guest).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </People>
      </dd>
      <Fact name="Restricciones" value={guest.dietaryRestrictions} />
      {event.hasBusTransport && guest.status === 'confirmed' && (
        <Fact
          name="Transporte"
          value={
            guest.needsBusTransport
              ? ['Necesita autobús', guest.busComments].filter(Boolean).join('. ')
              : 'No lo necesita'
          }
        />
      )}
      <Fact name="Comentarios" value={guest.comments} />
      {ownFacts.map((key) => (
        <Fact key={key} name={partyFields[key].label} value={guest[key]} />
      ))}
      <dt>Mensajes</dt>
      <dd>
        {guest.emailSuppression && `${suppressionWords[guest.emailSuppression].sentence}.\n`}
        {guest.deliveries.length === 0 && !guest.emailSuppression && 'Todavía no se le ha enviado nada.'}
        <People>
          {guest.deliveries.map(({ kind, channel, status, reason, toFormerAddress, at }) => (
            <li key={`${kind}-${channel}`}>
              {kind === 'invitation' ? 'Invitación' : 'Recordatorio'} ·{' '}
              <DeliveryState channel={channel} status={status} /> · {shortDateTime(at, timezone)}
              {reason && <div>{reason}</div>}
              {toFormerAddress && (
                <div>Se envió a su {channel === 'email' ? 'email' : 'teléfono'} anterior.</div>
              )}
            </li>
          ))}
        </People>
      </dd>
    </Facts>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
