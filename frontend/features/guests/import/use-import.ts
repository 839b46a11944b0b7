import { useState } from 'react'
import { type ImportReport, importGuests } from '../../../../domain/calls/guest-import.ts'
import type { ListChoices } from '../../../../domain/party/import/list-choices.ts'
import { upload } from '../../../lib/upload.ts'
import { type ListSource, partsOf, type Ticks } from './list-source.ts'

/** The last click: `run` brings the list in and hands over the report; a failure stays until the next try. */
export function useImport(eventId: string, onDone: (report: ImportReport) => void) {
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  async function run(source: ListSource, choices: ListChoices, ticks: Ticks): Promise<void> {
    setRunning(true)
    setFailure(null)
    try {
      const parts = partsOf(source, choices, ticks)
      onDone(await upload(importGuests, { params: { eventId } }, parts, () => {}))
    } catch (error) {
      setFailure(error)
    } finally {
      setRunning(false)
    }
  }
  return { run, isRunning, failure, forget: () => setFailure(null) }
}
