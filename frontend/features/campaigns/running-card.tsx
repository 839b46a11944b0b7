import type { CampaignSummary } from '../../../domain/calls/messaging.ts'
import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/layout.ts'
import { CampaignControls } from './campaign-controls.tsx'
import { CampaignProgress } from './campaign-progress.tsx'

/** A campaign that is being sent, with its controls. */
export function RunningCard({ eventId, campaign }: { eventId: string; campaign: CampaignSummary }) {
  return (
    <Card aria-label="Envío en curso">
      <Stack $gap={2}>
        <CampaignProgress campaign={campaign} />
        <CampaignControls eventId={eventId} campaign={campaign} />
      </Stack>
    </Card>
  )
}
