import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { CampaignHistory } from '../../features/campaigns/campaign-history.tsx'
import { RemovedGuests } from '../../features/guests/history/removed-guests.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { space } from '../../ui/theme.ts'

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  & > h3 { font-size: ${({ theme }) => theme.size.displaySmall}; }
`

type Props = { event: OwnedEvent; onRestored: () => void; onClose: () => void }

/** What was sent, and who was removed and can be brought back. */
export function HistoryDialog({ event, onRestored, onClose }: Props) {
  return (
    <Dialog wide open onOpenChange={(open) => !open && onClose()} title="Historial">
      <Part>
        <h3>Eliminados</h3>
        <RemovedGuests event={event} onRestored={onRestored} />
      </Part>
      <Part>
        <h3>Envíos</h3>
        <CampaignHistory eventId={event.id} timezone={event.timezone} />
      </Part>
    </Dialog>
  )
}
