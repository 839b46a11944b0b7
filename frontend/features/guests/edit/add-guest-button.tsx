import { UserPlus } from 'lucide-react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import { removedText, roomOf } from '../../../../domain/party/list-room.ts'
import { figure } from '../../../lib/count-text.ts'
import { AnchorButton, Button } from '../../../ui/button.tsx'
import { Hint } from '../../../ui/field.tsx'

type Props = {
  event: OwnedEvent
  /** How many are on the list; null while it is still coming. */
  guestCount: number | null
  onOpen: () => void
}

/** Opens the dialog that adds a party; on a plan with a limit, how full the list is. */
export function AddGuestButton({ event, guestCount, onOpen }: Props) {
  const { limit, counted, left } = roomOf(event, guestCount ?? 0)
  const isFull = guestCount !== null && limit !== null && left === 0
  return (
    <>
      {isFull ? (
        <AnchorButton tone="secondary" small href="/checkout/upgrade">
          Pasar a Grand Soirée, sin límite
        </AnchorButton>
      ) : (
        <Button tone="secondary" small onClick={onOpen}>
          <UserPlus aria-hidden="true" />
          Añadir a mano
        </Button>
      )}
      {limit !== null && guestCount !== null && (
        <Hint>
          {figure(counted)} de {figure(limit)} invitados del plan Essence{removedText(event)}
        </Hint>
      )}
    </>
  )
}
