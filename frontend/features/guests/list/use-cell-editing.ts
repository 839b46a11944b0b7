import { useCallback, useRef, useState } from 'react'
import type { ColumnId } from './columns.ts'
import type { GridPlace } from './use-grid-keys.ts'

/** The cell that is being edited, and what was typed in it when it could not be saved. */
export type Editing = {
  guestId: string
  column: ColumnId
  draft: { text: string; fault: string } | null
}

/** Which cell is being edited; at its end the keyboard goes back to the cell. */
export function useCellEditing(focus: (place: GridPlace) => void) {
  const [editing, setEditing] = useState<Editing | null>(null)
  const latest = useRef(editing)
  latest.current = editing
  const begin = useCallback(
    (guestId: string, column: ColumnId) => setEditing({ guestId, column, draft: null }),
    [],
  )
  const done = useCallback(
    (keepsFocus: boolean) => {
      const over = latest.current
      setEditing(null)
      if (over && keepsFocus) focus({ guestId: over.guestId, stop: over.column })
    },
    [focus],
  )
  const goOn = useCallback(
    (guestId: string, column: ColumnId, draft: { text: string; fault: string }) =>
      setEditing({ guestId, column, draft }),
    [],
  )
  return { editing, begin, done, goOn }
}
