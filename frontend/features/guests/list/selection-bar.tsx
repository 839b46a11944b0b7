import { Bell, Send, Trash, Users, X } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import type { CampaignKind } from '../../../../domain/sending/campaign-kind.ts'
import { countText } from '../../../lib/count-text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { space } from '../../../ui/theme.ts'
import { ChangeSelectionDialog } from '../edit/change-selection-dialog.tsx'

const Bar = styled.section`
  position: sticky;
  bottom: ${space(1.5)};
  z-index: ${({ theme }) => theme.layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5, 1)};
  width: fit-content;
  max-width: 100%;
  margin: ${space(1.5)} auto 0;
  padding: ${space(1, 1, 1, 2.5)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
  & > strong { font-weight: 500; font-variant-numeric: tabular-nums; }
  ${({ theme }) => theme.media.phone} {
    padding: ${space(1)};
    & > strong { flex: 1 0 60%; padding-left: ${space(1)}; }
    & > button { flex: auto; }
  }
`

type Props = {
  eventId: string
  chosen: readonly OwnedGuest[]
  groups: readonly string[]
  isPaid: boolean
  onSend: (kind: CampaignKind, guests: readonly OwnedGuest[]) => void
  onRemove: (guests: readonly OwnedGuest[]) => void
  onChange: (guestIds: ReadonlySet<string>, fields: Partial<OwnedGuest>) => void
  onClear: () => void
}

/** What can be done with the chosen guests at once. */
export function SelectionBar(props: Props) {
  const { eventId, chosen, groups, isPaid, onSend, onRemove, onChange, onClear } = props
  const [isChanging, setChanging] = useState(false)
  return (
    <Bar aria-label="Invitados elegidos">
      <strong role="status">{countText(chosen.length, 'elegido', 'elegidos')}</strong>
      <Button tone="quiet" small onClick={() => setChanging(true)}>
        <Users aria-hidden="true" />
        Grupo y plazas
      </Button>
      {isPaid && (
        <>
          <Button tone="quiet" small onClick={() => onSend('invitation', chosen)}>
            <Send aria-hidden="true" />
            Invitar
          </Button>
          <Button tone="quiet" small onClick={() => onSend('reminder', chosen)}>
            <Bell aria-hidden="true" />
            Recordar
          </Button>
        </>
      )}
      <Button tone="danger" small onClick={() => onRemove(chosen)}>
        <Trash aria-hidden="true" />
        Eliminar
      </Button>
      <IconButton label="Soltar la selección" onClick={onClear}>
        <X aria-hidden="true" />
      </IconButton>
      {isChanging && (
        <ChangeSelectionDialog
          eventId={eventId}
          guests={chosen}
          groups={groups}
          onChange={onChange}
          onClose={() => setChanging(false)}
        />
      )}
    </Bar>
  )
}
