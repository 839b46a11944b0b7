import { Card } from '../../ui/card.tsx'
import { Stack } from '../../ui/layout.ts'
import { CampaignControls } from './campaign-controls.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { useCampaigns } from './use-campaigns.ts'

/** The campaigns that are being sent, with their controls. */
export function RunningCampaigns({ eventId }: { eventId: string }) {
  const { campaigns = [] } = useCampaigns(eventId)
  return campaigns
    .filter(({ finishedAt }) => finishedAt === null)
    .map((campaign) => (
      <Card key={campaign.id} aria-label="Envío en curso">
        <Stack $gap={2}>
          <CampaignProgress campaign={campaign} />
          <CampaignControls eventId={eventId} campaign={campaign} />
        </Stack>
      </Card>
    ))
}
