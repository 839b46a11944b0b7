import { useState } from 'react'
import { findLastImport, type UndoReport, undoImport } from '../../../../../domain/calls/guest-import.ts'
import { api } from '../../../../lib/api.ts'
import { useCall } from '../../../../lib/use-call.ts'

/** The newest import of an event that can still be undone; null without one, and until it is known. */
export function useLastImport(eventId: string) {
  const { data } = useCall(
    findLastImport,
    { params: { eventId } },
    // Asked whenever the tab is opened: an import may have come in or grown too old since.
    { revalidateOnMount: true },
  )
  return data?.lastImport ?? null
}

/** Undoes one import; `undone` says what left and who stayed. */
export function useUndo(eventId: string, importId: string, onUndone: () => void) {
  const [isUndoing, setUndoing] = useState(false)
  const [undone, setUndone] = useState<UndoReport | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  async function undo(): Promise<void> {
    setUndoing(true)
    setFailure(null)
    try {
      setUndone(await api.send(undoImport, { params: { eventId, importId } }))
      onUndone()
    } catch (error) {
      setFailure(error)
    } finally {
      setUndoing(false)
    }
  }
  return { undo, isUndoing, undone, failure }
}
export type Undo = ReturnType<typeof useUndo>
