import { History } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { CampaignHistory } from '../../features/campaigns/campaign-history.tsx'
import { RemovedGuests } from '../../features/guests/history/removed-guests.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { space } from '../../ui/theme.ts'

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  & > h3 { font-size: ${({ theme }) => theme.size.displaySmall}; }
`

/** What was sent, and who was removed and can be brought back. */
export function HistoryButton({ event, onRestored }: { event: OwnedEvent; onRestored: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" small onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        Historial
      </Button>
      {isOpen && (
        <Dialog wide open onOpenChange={setOpen} title="Historial">
          <Part>
            <h3>Eliminados</h3>
            <RemovedGuests event={event} onRestored={onRestored} />
          </Part>
          <Part>
            <h3>Envíos</h3>
            <CampaignHistory eventId={event.id} timezone={event.timezone} />
          </Part>
        </Dialog>
      )}
    </>
  )
}
