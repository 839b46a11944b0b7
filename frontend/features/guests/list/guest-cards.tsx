import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { space } from '../../../ui/theme.ts'
import type { OpenPanel } from './guest-actions.ts'
import { attendeesText } from './latest-messages.ts'
import { MessageCell, messageTrouble } from './message-cell.tsx'
import { restrictionsText } from './restrictions-text.ts'
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

type Props = { guests: readonly OwnedGuest[]; fresh: ReadonlySet<string>; onOpen: OpenPanel }

/** The list on a phone: a card for each party, which opens its details. */
export function GuestCards({ guests, fresh, onOpen }: Props) {
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
              aria-haspopup="dialog"
              onClick={() => onOpen('detail', guest)}
            >
              <Name>{guest.name}</Name>
              <StatusBadge status={guest.status} />
              <Second>
                <Soft>
                  {guest.group} · {attendeesText(guest)}
                  {restrictions ? ` · ${restrictions}` : ''}
                </Soft>
                <MessageCell guest={guest} />
              </Second>
              {trouble && <Trouble>{trouble}</Trouble>}
              <ChevronRight size={20} aria-hidden="true" />
            </Face>
          </li>
        )
      })}
    </List>
  )
}
