import { useId, useMemo } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Table } from '../../../ui/table.tsx'
import { columnsFor, listColumns, type TableRoom } from './columns.ts'
import type { OpenPanel } from './guest-actions.ts'
import { GuestRow } from './guest-row.tsx'
import type { GuestSort } from './sort-guests.ts'
import { TableHead } from './table-head.tsx'
import { useCellEditing } from './use-cell-editing.ts'
import type { EditCell } from './use-edit-cell.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useRowWindow } from './use-row-window.ts'
import type { useSelection } from './use-selection.ts'

const Fixed = styled(Table)`table-layout: fixed;`

type Props = {
  event: OwnedEvent
  guests: readonly OwnedGuest[]
  groups: readonly string[]
  fresh: ReadonlySet<string>
  sort: GuestSort | null
  onSort: (sort: GuestSort | null) => void
  selection: ReturnType<typeof useSelection>
  onEdit: EditCell
  onRemove: (guest: OwnedGuest) => void
  onOpen: OpenPanel
}

/** The list on a wide screen, as a virtual grid that the keyboard moves in. */
export function GuestTable(props: Props) {
  const { event, guests, groups, fresh, sort, selection, onEdit, onOpen } = props
  const { ref, rows, before, after, scrollTo } = useRowWindow<HTMLTableSectionElement>(guests.length, 48)
  const room = useTableRoom()
  const columns = useMemo(() => columnsFor(room, event.hasBusTransport), [room, event.hasBusTransport])
  const groupsId = useId()
  const ids = useMemo(() => guests.map(({ id }) => id), [guests])
  const { place, focus, onKeyDown, onFocus } = useGridKeys({
    body: ref,
    ids,
    scrollTo,
    onEnter: ({ guestId, stop }) => {
      const column = columns.find((id) => id === stop)
      const guest = guests.find(({ id }) => id === guestId)
      if (column && listColumns[column].edits) begin(guestId, column)
      else if (guest && stop !== 'select') onOpen('detail', guest)
      return true
    },
    onSelect: selection.toggle,
    onSelectAll: selection.all,
    onRemove: (guestId) => {
      const at = ids.indexOf(guestId)
      const guest = guests[at]
      if (!guest) return
      const next = ids[at + 1] ?? ids[at - 1]
      if (next && place) focus({ guestId: next, stop: place.stop })
      props.onRemove(guest)
    },
    onEscape: selection.clear,
  })
  const { editing, begin, done, goOn } = useCellEditing(focus)
  const isInSight = rows.some(({ index }) => guests[index]?.id === place?.guestId)
  const firstId = guests[rows[0]?.index ?? 0]?.id
  return (
    <>
      <Fixed
        role="grid"
        aria-label="Lista de invitados"
        aria-multiselectable
        aria-rowcount={guests.length + 1}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <colgroup>
          {columns.map((id) => (
            <col key={id} style={{ width: listColumns[id].width[room] }} />
          ))}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={props.onSort}
          selection={selection}
          shown={guests.length}
        />
        <tbody ref={ref}>
          {before > 0 && (
            <tr style={{ height: before }}>
              <td colSpan={columns.length} />
            </tr>
          )}
          {rows.map(({ index }) => {
            const guest = guests[index]
            if (!guest) return null
            const isHere = isInSight ? guest.id === place?.guestId : guest.id === firstId
            return (
              <GuestRow
                key={guest.id}
                event={event}
                guest={guest}
                index={index}
                columns={columns}
                groupsId={groupsId}
                isFresh={fresh.has(guest.id)}
                isChosen={selection.ids.has(guest.id)}
                isTight={room === 'tight'}
                stop={isHere ? (isInSight ? (place?.stop ?? 'name') : 'name') : null}
                editing={editing?.guestId === guest.id ? editing : null}
                onOpen={onOpen}
                onSelect={selection.toggle}
                onEdit={onEdit}
                onBegin={begin}
                onDone={done}
                onFault={goOn}
              />
            )
          })}
          {after > 0 && (
            <tr style={{ height: after }}>
              <td colSpan={columns.length} />
            </tr>
          )}
        </tbody>
      </Fixed>
      <datalist id={groupsId}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </>
  )
}

function useTableRoom(): TableRoom {
  const isWide = useMedia('(min-width: 1400px)')
  const isTight = useMedia('(max-width: 1199px)')
  return isWide ? 'wide' : isTight ? 'tight' : 'usual'
}
