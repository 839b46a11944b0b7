import { latePart } from '../../ui/late-part.tsx'
import { useCampaigns } from './use-campaigns.ts'

/** Most of the time nothing is being sent. */
const { Part: RunningCard } = latePart(async () => (await import('./running-card.tsx')).RunningCard)

/** The campaigns that are being sent, with their controls. */
export function RunningCampaigns({ eventId }: { eventId: string }) {
  const { campaigns = [] } = useCampaigns(eventId)
  return campaigns
    .filter(({ finishedAt }) => finishedAt === null)
    .map((campaign) => <RunningCard key={campaign.id} eventId={eventId} campaign={campaign} />)
}
