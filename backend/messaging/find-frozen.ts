import { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { Campaign, type CampaignContent, type FrozenTemplate } from './campaign.ts'

export type Frozen = {
  eventId: string
  content: CampaignContent
  template: FrozenTemplate
  /** The event's key, which signs its unsubscribe links. */
  addressKey: Buffer
}

const recent = new Map<string, Frozen>()
const kept = 8

/**
 * The content of an edition of a campaign (the newest by default); null when its event was deleted. Cached for the
 * messages that follow.
 */
export async function findFrozen(campaignId: string, edition?: number): Promise<Frozen | null> {
  const known = edition !== undefined && recent.get(`${campaignId} ${edition}`)
  if (known) return known
  const campaign = await Campaign.query().findById(campaignId)
  const event = campaign && (await Event.query().findById(campaign.eventId).select('addressKey'))
  const said = campaign && (await findEdition(campaign, edition ?? campaign.edition))
  if (!event || !said?.template) return null
  const { content, template } = said
  const frozen = { eventId: campaign.eventId, content, template, addressKey: event.addressKey }
  recent.set(`${campaignId} ${edition ?? campaign.edition}`, frozen)
  const [oldest] = recent.keys()
  if (recent.size > kept && oldest) recent.delete(oldest)
  return frozen
}

const findEdition = async (
  campaign: Campaign,
  edition: number,
): Promise<Pick<Campaign, 'content' | 'template'> | undefined> =>
  edition === campaign.edition
    ? campaign
    : database()('campaignEditions').where({ campaignId: campaign.id, edition }).first('content', 'template')
