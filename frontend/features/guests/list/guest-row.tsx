import { memo } from 'react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { Tr } from '../../../ui/table.tsx'
import { CellEditor } from './cell-editor.tsx'
import { type ColumnId, listColumns } from './columns.ts'
import type { OpenPanel } from './guest-actions.ts'
import { Cell } from './row-cells.ts'
import { RowContent } from './row-content.tsx'
import type { Editing } from './use-cell-editing.ts'
import type { EditCell } from './use-edit-cell.ts'

/** What the rows of a list share, the same as long as the list is. */
export type RowActions = {
  onOpen: OpenPanel
  onSelect: (guestId: string, isRange?: boolean) => void
  onEdit: EditCell
  onBegin: (guestId: string, column: ColumnId) => void
  onDone: (keepsFocus: boolean) => void
  onFault: (guestId: string, column: ColumnId, draft: { text: string; fault: string }) => void
}

type Props = RowActions & {
  event: OwnedEvent
  guest: OwnedGuest
  index: number
  columns: readonly ColumnId[]
  groupsId: string
  isFresh: boolean
  isChosen: boolean
  isTight: boolean
  /** Where in this row the keyboard is; null = in another one. */
  stop: string | null
  editing: Editing | null
}

/** One party as a row: one line, 48 px. */
export const GuestRow = memo(function GuestRow(props: Props) {
  const { event, guest, index, columns, groupsId, isFresh, isChosen, isTight, stop, editing } = props
  return (
    <Tr
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      data-guest={guest.id}
      $fresh={isFresh}
      $chosen={isChosen}
    >
      {columns.map((id) => {
        const field = listColumns[id].edits
        const isStop = id !== 'select' && id !== 'actions'
        if (field && editing?.column === id)
          return (
            <Cell key={id} data-column={id} $editing>
              <CellEditor
                guest={guest}
                field={field}
                draft={editing.draft}
                groupsId={groupsId}
                onEdit={props.onEdit}
                onDone={props.onDone}
                onFault={(draft) => props.onFault(guest.id, id, draft)}
              />
            </Cell>
          )
        return (
          <Cell
            key={id}
            data-column={id}
            {...(isStop && { 'data-stop': id, tabIndex: stop === id ? 0 : -1 })}
            {...(field && { 'data-edits': '', onDoubleClick: () => props.onBegin(guest.id, id) })}
          >
            <RowContent
              event={event}
              guest={guest}
              column={id}
              isChosen={isChosen}
              isTight={isTight}
              stop={stop}
              onOpen={props.onOpen}
              onSelect={props.onSelect}
            />
          </Cell>
        )
      })}
    </Tr>
  )
})
