import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { UndoReport } from '../../../../../domain/calls/guest-import.ts'
import { failureText } from '../../../../lib/api.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { undoTitle } from './report-lines.ts'
import { ReportTable } from './report-table.tsx'
import type { Undo } from './use-undo.ts'

/** One click that takes an import back, for a day. */
export function UndoButton({ undo, isUndoing }: Undo) {
  return (
    <Button tone="danger" small busy={isUndoing} busyText="Deshaciendo…" onClick={() => void undo()}>
      <Undo2 aria-hidden="true" />
      Deshacer importación
    </Button>
  )
}

/** Why an import could not be undone; nothing while it was not tried. */
export function UndoFailure({ failure }: Undo) {
  if (failure === null) return null
  return (
    <Banner tone="bad" title="No se ha podido deshacer">
      {failureText(failure)}
    </Banner>
  )
}

/** What was undone, and by name who stayed and why. */
export function UndoneNote({ undone }: { undone: UndoReport }) {
  const { kept } = undone
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <Stack $gap={2}>
      <div ref={place} role="status" tabIndex={-1} style={{ outline: 'none' }}>
        <Banner tone="good" title={undoTitle(undone)}>
          {kept.length === 0
            ? 'Tu lista está como antes de importar.'
            : kept.length === 1
              ? 'Solo se ha quedado 1, porque ya no depende de la importación:'
              : `Se han quedado ${kept.length}, porque ya no dependen de la importación:`}
        </Banner>
      </div>
      {kept.length > 0 && (
        <ReportTable
          label="Se han quedado"
          head={['Invitación', 'Por qué']}
          rows={kept.map(({ name, reason }) => [name, reason])}
        />
      )}
    </Stack>
  )
}
