import { Link } from 'lucide-react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { copyInvitationLink, type OpenPanel } from './guest-actions.ts'
import { GuestMenu } from './guest-menu.tsx'

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  & > button:first-child { min-width: 108px; padding-inline: 0; white-space: nowrap; }
`

type Props = { event: OwnedEvent; guest: OwnedGuest; stop: string | null; onOpen: OpenPanel }

/** What can be done with a party at the end of its row. */
export function GuestRowActions({ event, guest, stop, onOpen }: Props) {
  const place = (name: string) => ({ 'data-stop': name, tabIndex: stop === name ? 0 : -1 })
  return (
    <Actions>
      <Button
        tone="quiet"
        small
        disabled={guest.status !== 'pending'}
        {...place('answer')}
        onClick={() => onOpen('answer', guest)}
      >
        {guest.status === 'pending' ? 'Confirmar' : 'Ya confirmado'}
        <VisuallyHidden>{guest.name}</VisuallyHidden>
      </Button>
      <IconButton
        label={`Copiar enlace de ${guest.name}`}
        title="Copiar enlace"
        {...place('copy')}
        onClick={() => void copyInvitationLink(event, guest)}
      >
        <Link aria-hidden="true" />
      </IconButton>
      <GuestMenu event={event} guest={guest} place={place('more')} onOpen={onOpen} />
    </Actions>
  )
}
