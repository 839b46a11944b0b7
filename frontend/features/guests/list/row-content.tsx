import { Bus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { shortDate, shortDateTime } from '../../../lib/dates.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ColumnId } from './columns.ts'
import type { OpenPanel } from './guest-actions.ts'
import { GuestRowActions } from './guest-row-actions.tsx'
import { attendeesText } from './latest-messages.ts'
import { MessageCell } from './message-cell.tsx'
import { restrictionsText } from './restrictions-text.ts'
import { Name, RowBox, Soft } from './row-cells.ts'
import { StatusBadge } from './status-badge.tsx'

type Props = {
  event: OwnedEvent
  guest: OwnedGuest
  column: ColumnId
  isChosen: boolean
  /** The group stands under the name. */
  isTight: boolean
  stop: string | null
  onOpen: OpenPanel
  onSelect: (guestId: string, isRange?: boolean) => void
}

/** What stands in one cell of a row. */
export function RowContent(props: Props): ReactNode {
  const { event, guest, column, isChosen, isTight, stop, onOpen, onSelect } = props
  switch (column) {
    case 'select':
      return (
        <RowBox
          type="checkbox"
          data-stop="select"
          tabIndex={stop === 'select' ? 0 : -1}
          aria-label={`Elegir a ${guest.name}`}
          checked={isChosen}
          onChange={() => undefined}
          onClick={(press) => onSelect(guest.id, press.shiftKey)}
        />
      )
    case 'name':
      return (
        <>
          <Name
            type="button"
            tabIndex={-1}
            title={guest.name}
            $low={isTight}
            onClick={() => onOpen('detail', guest)}
          >
            {guest.name}
          </Name>
          {isTight && <Soft title={guest.group}>{guest.group}</Soft>}
        </>
      )
    case 'group':
    case 'email':
    case 'phone':
      return <span title={guest[column] ?? undefined}>{guest[column] ?? '—'}</span>
    case 'seats':
      return attendeesText(guest)
    case 'status':
      return <StatusBadge status={guest.status} />
    case 'answered':
      return guest.answeredAt ? (
        <span title={shortDateTime(guest.answeredAt, event.timezone)}>
          {shortDate(guest.answeredAt, event.timezone)}
        </span>
      ) : (
        '—'
      )
    case 'message':
      return <MessageCell guest={guest} stop={stop} onOpen={onOpen} />
    case 'restrictions':
      return <span title={guest.dietaryRestrictions ?? undefined}>{restrictionsText(guest) ?? '—'}</span>
    case 'bus':
      return guest.needsBusTransport ? (
        <>
          <Bus size={18} aria-hidden="true" />
          <VisuallyHidden>Necesita autobús</VisuallyHidden>
        </>
      ) : (
        '—'
      )
    case 'actions':
      return <GuestRowActions event={event} guest={guest} stop={stop} onOpen={onOpen} />
  }
}
