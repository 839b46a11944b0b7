import { Bell, Ellipsis, Eye, MessageCircle, Pencil, RotateCw, Trash } from 'lucide-react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../ui/dropdown-menu.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { correctable } from '../edit/correctable.ts'
import { remindableBy } from '../edit/remindable-by.ts'
import { whatsappLink } from '../invitation-link.ts'
import type { OpenPanel } from './guest-actions.ts'

type Props = {
  event: OwnedEvent
  guest: OwnedGuest
  /** The button's place for the keyboard. */
  place: { 'data-stop': string; tabIndex: number }
  onOpen: OpenPanel
}

/** The less frequent actions of a guest. */
export function GuestMenu({ event, guest, place, onOpen }: Props) {
  return (
    <DropdownMenu
      trigger={
        <IconButton label={`Más acciones para ${guest.name}`} {...place}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => onOpen('detail', guest)}>
        <Eye aria-hidden="true" />
        Ver respuesta y mensajes
      </MenuItem>
      <MenuItem asChild>
        <a href={whatsappLink(event, guest)} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden="true" />
          Enviar por mi WhatsApp
        </a>
      </MenuItem>
      <MenuItem onSelect={() => onOpen('edit', guest)}>
        <Pencil aria-hidden="true" />
        Editar invitado
      </MenuItem>
      {correctable(guest) && (
        <MenuItem onSelect={() => onOpen('correct', guest)}>
          <RotateCw aria-hidden="true" />
          Corregir y reenviar
        </MenuItem>
      )}
      {remindableBy(event, guest) && (
        <MenuItem onSelect={() => onOpen('remind', guest)}>
          <Bell aria-hidden="true" />
          Recordar ya…
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem $danger onSelect={() => onOpen('remove', guest)}>
        <Trash aria-hidden="true" />
        Eliminar invitado
      </MenuItem>
    </DropdownMenu>
  )
}
