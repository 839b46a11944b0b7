import { Event } from '../events/event.ts'
import { Campaign, type CampaignContent, type FrozenTemplate } from './campaign.ts'

export type Frozen = {
  eventId: string
  content: CampaignContent
  template: FrozenTemplate
  /** The event's own key, for the links by which its mails are unsubscribed from. */
  addressKey: Buffer
}

const recent = new Map<string, Frozen>()
const kept = 8

/** What a campaign says, frozen; null when it is gone (its event was deleted). Kept for the batches that follow. */
export async function findFrozen(campaignId: string): Promise<Frozen | null> {
  const known = recent.get(campaignId)
  if (known) return known
  const campaign = await Campaign.query().findById(campaignId)
  if (!campaign?.template) return null
  const event = await Event.query().findById(campaign.eventId).select('addressKey')
  if (!event) return null
  const { eventId, content, template } = campaign
  const frozen = { eventId, content, template, addressKey: event.addressKey }
  recent.set(campaignId, frozen)
  const [oldest] = recent.keys()
  if (recent.size > kept && oldest) recent.delete(oldest)
  return frozen
}
