import { Bus } from 'lucide-react'
import { memo } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { Td, Tr } from '../../../ui/table.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { OpenPanel } from './guest-actions.ts'
import { GuestRowActions } from './guest-row-actions.tsx'
import { attendeesText } from './latest-messages.ts'
import { MessageCell, messageTrouble } from './message-cell.tsx'
import { restrictionsText } from './restrictions-text.ts'
import { StatusBadge } from './status-badge.tsx'

const Cell = styled(Td)`
  height: 48px;
  padding-block: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Name = styled.button<{ $low?: boolean }>`
  max-width: 100%;
  min-height: ${({ $low }) => ($low ? '28px' : '44px')};
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  font-weight: 500;
  text-align: left;
  text-overflow: ellipsis;
  &:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.25em; }
  &:focus-visible { outline-offset: -2px; }
`
const Group = styled.div`
  overflow: hidden;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.1;
  text-overflow: ellipsis;
`

type Props = {
  event: OwnedEvent
  guest: OwnedGuest
  index: number
  isFresh: boolean
  isTight: boolean
  onOpen: OpenPanel
}

/** One party as a row: one line, 48 px. */
export const GuestRow = memo(function GuestRow({ event, guest, index, isFresh, isTight, onOpen }: Props) {
  const trouble = messageTrouble(guest)
  return (
    <Tr aria-rowindex={index + 2} $fresh={isFresh}>
      <Cell>
        <Name type="button" title={guest.name} $low={isTight} onClick={() => onOpen('detail', guest)}>
          {guest.name}
        </Name>
        {isTight && <Group title={guest.group}>{guest.group}</Group>}
      </Cell>
      {!isTight && <Cell title={guest.group}>{guest.group}</Cell>}
      <Cell>{attendeesText(guest)}</Cell>
      <Cell>
        <StatusBadge status={guest.status} />
      </Cell>
      <Cell>
        {trouble ? (
          <Tooltip text={trouble}>
            <Name type="button" onClick={() => onOpen('detail', guest)}>
              <MessageCell guest={guest} />
            </Name>
          </Tooltip>
        ) : (
          <MessageCell guest={guest} />
        )}
      </Cell>
      <Cell title={guest.dietaryRestrictions ?? undefined}>{restrictionsText(guest) ?? '—'}</Cell>
      {event.hasBusTransport && (
        <Cell>
          {guest.needsBusTransport ? (
            <>
              <Bus size={18} aria-hidden="true" />
              <VisuallyHidden>Necesita autobús</VisuallyHidden>
            </>
          ) : (
            '—'
          )}
        </Cell>
      )}
      <Cell>
        <GuestRowActions event={event} guest={guest} onOpen={onOpen} />
      </Cell>
    </Tr>
  )
})
