import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { space } from '../../../ui/theme.ts'
import type { OpenPanel } from './guest-actions.ts'
import { attendeesText } from './latest-messages.ts'
import { MessageStates, messageTrouble } from './message-cell.tsx'
import { restrictionsText } from './restrictions-text.ts'
import { RowBox } from './row-cells.ts'
import { StatusBadge } from './status-badge.tsx'
import { useRowWindow } from './use-row-window.ts'

const List = styled.ul`
  padding: 0;
  list-style: none;
`
const Face = styled.button<{ $fresh: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 20px;
  gap: ${space(0.25, 1.5)};
  align-items: center;
  width: 100%;
  min-height: 88px;
  padding: ${space(1.5, 0)};
  border: 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme, $fresh }) => ($fresh ? theme.color.accentWash : 'none')};
  text-align: left;
  transition: background ${({ theme }) => theme.motion.slow};
  & > svg { grid-column: 3; grid-row: 1 / span 2; color: ${({ theme }) => theme.color.inkSoft}; }
`
const Name = styled.span`
  overflow: hidden;
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`
/** Group and messages on one line if they fit. */
const Second = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / 3;
  justify-content: space-between;
  gap: ${space(0.25, 1.5)};
  min-width: 0;
`
const Soft = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Trouble = styled.span`
  grid-column: 1 / 3;
  color: ${({ theme }) => theme.color.wine};
  font-size: ${({ theme }) => theme.size.small};
`

const Pick = styled(RowBox)`
  grid-column: 3;
  grid-row: 1 / span 2;
  pointer-events: none;
`

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
