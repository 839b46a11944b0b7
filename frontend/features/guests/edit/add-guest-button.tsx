import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { removedText, roomOf } from '../../../../domain/party/list-room.ts'
import { figure } from '../../../lib/count-text.ts'
import { AnchorButton, Button } from '../../../ui/button.tsx'
import { Hint } from '../../../ui/field.tsx'
import { AddGuestDialog } from './add-guest-dialog.tsx'

type Props = {
  event: OwnedEvent
  /** How many are on the list; null while it is still coming. */
  guestCount: number | null
  groups: readonly string[]
  onAdded: (guest: OwnedGuest) => void
}

/** Opens the dialog that adds a party; on a plan with a limit, how full the list is. */
export function AddGuestButton({ event, guestCount, groups, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { limit, counted, left } = roomOf(event, guestCount ?? 0)
  const isFull = guestCount !== null && limit !== null && left === 0
  return (
    <>
      {isFull ? (
        <AnchorButton tone="secondary" small href="/checkout/upgrade">
          Pasar a Grand Soirée, sin límite
        </AnchorButton>
      ) : (
        <Button tone="secondary" small onClick={() => setOpen(true)}>
          <UserPlus aria-hidden="true" />
          Añadir a mano
        </Button>
      )}
      {limit !== null && guestCount !== null && (
        <Hint>
          {figure(counted)} de {figure(limit)} invitados del plan Essence{removedText(event)}
        </Hint>
      )}
      {isOpen && (
        <AddGuestDialog event={event} groups={groups} onClose={() => setOpen(false)} onAdded={onAdded} />
      )}
    </>
  )
}
