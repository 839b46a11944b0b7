import styled from 'styled-components'
import type { LastImport as Last } from '../../../../../domain/calls/guest-import.ts'
import { shortDateTime } from '../../../../lib/dates.ts'
import { Row, Stack } from '../../../../ui/layout.ts'
import { space } from '../../../../ui/theme.ts'
import { lastImportText } from './report-lines.ts'
import { UndoButton, UndoFailure, UndoneNote } from './undo-import.tsx'
import { useLastImport, useUndo } from './use-undo.ts'

const Line = styled(Row)`
  padding-block: ${space(1)};
  border-block: 1px solid ${({ theme }) => theme.color.mist};
`
type Props = {
  eventId: string
  timezone: string
  /** The list is as it was before. */
  onUndone: () => void
}

/** The newest import, while it can be undone; nothing without one. */
export function LastImport(props: Props) {
  const lastImport = useLastImport(props.eventId)
  return lastImport && <Undoable key={lastImport.importId} {...props} last={lastImport} />
}

function Undoable({ eventId, timezone, onUndone, last }: Props & { last: NonNullable<Last['lastImport']> }) {
  const undo = useUndo(eventId, last.importId, onUndone)
  if (undo.undone) return <UndoneNote undone={undo.undone} />
  return (
    <Stack $gap={1}>
      <UndoFailure {...undo} />
      <Line $gap={1} $align="center" $spread>
        <p>
          Última importación, {shortDateTime(last.importedAt, timezone)}: {lastImportText(last)}.
        </p>
        <UndoButton {...undo} />
      </Line>
    </Stack>
  )
}
