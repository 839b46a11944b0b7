import { History } from 'lucide-react'
import { useState } from 'react'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { Button } from '../../ui/button.tsx'
import { HistoryDialog } from './late-parts.tsx'

/** Opens what was sent, and who was removed. */
export function HistoryButton({ event, onRestored }: { event: OwnedEvent; onRestored: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" small onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        Historial
      </Button>
      {isOpen && <HistoryDialog event={event} onRestored={onRestored} onClose={() => setOpen(false)} />}
    </>
  )
}
