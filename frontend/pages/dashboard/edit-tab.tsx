import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { ErasureSection } from '../../features/erasure/erasure-section.tsx'
import { EventEditor } from '../../features/event-editor/event-editor.tsx'

type Props = {
  event: OwnedEvent
  onSaved: (event: OwnedEvent) => void
  onUnsaved: (isUnsaved: boolean) => void
}

/** The event's own data, and its end. */
export function EditTab({ event, onSaved, onUnsaved }: Props) {
  return (
    <>
      <EventEditor event={event} onSaved={onSaved} onUnsaved={onUnsaved} />
      <ErasureSection event={event} />
    </>
  )
}
