import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { ManualAnswerDialog } from '../answer/manual-answer-dialog.tsx'
import { CorrectAddressDialog } from '../edit/correct-address-dialog.tsx'
import { EditGuestDialog } from '../edit/edit-guest-dialog.tsx'
import { RemindGuestDialog } from '../edit/remind-guest-dialog.tsx'
import type { GuestPanel, OpenPanel } from './guest-actions.ts'
import { GuestDetailDialog } from './guest-detail-dialog.tsx'

type Props = {
  panel: GuestPanel
  event: OwnedEvent
  guest: OwnedGuest
  groups: readonly string[]
  onOpen: OpenPanel
  onClose: () => void
  onChanged: (guest: OwnedGuest) => void
}

/** The dialog of a guest that is open. */
export function GuestDialogs(props: Props) {
  const { panel, event, guest, groups, onOpen, onClose, onChanged } = props
  return (
    <>
      {panel === 'detail' && (
        <GuestDetailDialog event={event} guest={guest} onOpen={onOpen} onClose={onClose} />
      )}
      {panel === 'answer' && (
        <ManualAnswerDialog event={event} guest={guest} onClose={onClose} onAnswered={onChanged} />
      )}
      {panel === 'edit' && (
        <EditGuestDialog guest={guest} groups={groups} onClose={onClose} onSaved={onChanged} />
      )}
      {panel === 'remind' && <RemindGuestDialog event={event} guest={guest} onClose={onClose} />}
      {panel === 'correct' && (
        <CorrectAddressDialog event={event} guest={guest} onClose={onClose} onSaved={onChanged} />
      )}
    </>
  )
}
