import { ChevronRight } from 'lucide-react'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { Face, List, Name, Pick, Second, Soft, Trouble } from './card-styles.ts'
import type { OpenPanel } from './guest-actions.ts'
import { attendeesText } from './latest-messages.ts'
import { MessageStates, messageTrouble } from './message-cell.tsx'
import { restrictionsText } from './restrictions-text.ts'
import { StatusBadge } from './status-badge.tsx'
import { useRowWindow } from './use-row-window.ts'

type Props = {
  guests: readonly OwnedGuest[]
  fresh: ReadonlySet<string>
  onOpen: OpenPanel
  /** Which are chosen, while a press chooses; null while it opens. */
  chosen: ReadonlySet<string> | null
  onSelect: (guestId: string) => void
}

/** The list on a phone: a card for each party, which opens its details. */
export function GuestCards({ guests, fresh, onOpen, chosen, onSelect }: Props) {
  const { ref, rows, before, after, measureElement } = useRowWindow<HTMLUListElement>(guests.length, 89)
  return (
    <List ref={ref} aria-label="Lista de invitados" style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map(({ index, key }) => {
        const guest = guests[index]
        if (!guest) return null
        const trouble = messageTrouble(guest)
        const restrictions = restrictionsText(guest)
        return (
          <li
            key={key}
            ref={measureElement}
            data-index={index}
            aria-setsize={guests.length}
            aria-posinset={index + 1}
          >
            <Face
              type="button"
              $fresh={fresh.has(guest.id)}
              {...(chosen ? { 'aria-pressed': chosen.has(guest.id) } : { 'aria-haspopup': 'dialog' })}
              onClick={() => (chosen ? onSelect(guest.id) : onOpen('detail', guest))}
            >
              <Name>{guest.name}</Name>
              <StatusBadge status={guest.status} />
              <Second>
                <Soft>
                  {guest.group} · {attendeesText(guest)}
                  {restrictions ? ` · ${restrictions}` : ''}
                </Soft>
                <MessageStates guest={guest} />
              </Second>
              {trouble && <Trouble>{trouble}</Trouble>}
              {chosen ? (
                <Pick
                  type="checkbox"
                  tabIndex={-1}
                  aria-hidden="true"
                  readOnly
                  checked={chosen.has(guest.id)}
                />
              ) : (
                <ChevronRight size={20} aria-hidden="true" />
              )}
            </Face>
          </li>
        )
      })}
    </List>
  )
}
