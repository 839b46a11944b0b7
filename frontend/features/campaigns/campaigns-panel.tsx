import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Grid, Stack } from '../../ui/layout.ts'
import { CampaignControls } from './campaign-controls.tsx'
import { CampaignHistory } from './campaign-history.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { SendCard } from './send-card.tsx'
import { useCampaigns } from './use-campaigns.ts'

const History = styled.div`border-block: 1px solid ${({ theme }) => theme.color.mist};`

/** `guests` is the whole list; null while a part of it is still coming. */
type Props = { event: OwnedEvent; guests: readonly OwnedGuest[] | null }

/** The send cards, the running campaign and the history. */
export function CampaignsPanel({ event, guests }: Props) {
  const { campaigns = [] } = useCampaigns(event.id)
  const running = campaigns.filter(({ finishedAt }) => finishedAt === null)
  return (
    <Stack $gap={3}>
      <Grid $columns={[1, 1]} $gap={3}>
        <SendCard event={event} guests={guests} kind="invitation" />
        <SendCard event={event} guests={guests} kind="reminder" />
      </Grid>
      {running.map((campaign) => (
        <Card key={campaign.id} aria-label="Envío en curso">
          <Stack $gap={2}>
            <CampaignProgress campaign={campaign} />
            <CampaignControls eventId={event.id} campaign={campaign} />
          </Stack>
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
