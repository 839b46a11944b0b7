import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { space } from '../../ui/theme.ts'
import { CampaignControls } from './campaign-controls.tsx'
import { CampaignHistory } from './campaign-history.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { SendCard } from './send-card.tsx'
import { useCampaigns } from './use-campaigns.ts'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  ${({ theme }) => theme.media.tablet} { grid-template-columns: minmax(0, 1fr); }
`

const Running = styled.div`
  display: grid;
  gap: ${space(2)};
`
const History = styled.div`border-block: 1px solid ${({ theme }) => theme.color.mist};`

/** `guests` is the whole list; null while a part of it is still coming. */
type Props = { event: OwnedEvent; guests: readonly OwnedGuest[] | null }

/** The send cards, the running campaign and the history. */
export function CampaignsPanel({ event, guests }: Props) {
  const { campaigns = [] } = useCampaigns(event.id)
  const running = campaigns.filter(({ finishedAt }) => finishedAt === null)
  return (
    <Stack>
      <Pair>
        <SendCard event={event} guests={guests} kind="invitation" />
        <SendCard event={event} guests={guests} kind="reminder" />
      </Pair>
      {running.map((campaign) => (
        <Card key={campaign.id} aria-label="Envío en curso">
          <Running>
            <CampaignProgress campaign={campaign} />
            <CampaignControls eventId={event.id} campaign={campaign} />
          </Running>
        </Card>
      ))}
      {campaigns.length > 0 && (
        <History>
          <Disclosure summary={`Historial de envíos (${campaigns.length})`}>
            <CampaignHistory eventId={event.id} campaigns={campaigns} timezone={event.timezone} />
          </Disclosure>
        </History>
      )}
    </Stack>
  )
}
