import { isDeepStrictEqual } from 'node:util'
import { append } from '../domain-events/append.ts'
import { Event } from '../events/event.ts'
import { inTransaction } from '../platform/database.ts'
import { Campaign } from './campaign.ts'
import { contentOf } from './campaign-content.ts'
import { prepareTemplate } from './prepare-template.ts'

/**
 * Renews a campaign's content from its event, for the messages that were not sent yet; batches in progress keep
 * their content. Safe to run concurrently: only one run creates the new edition.
 */
export async function renewCampaign(campaignId: string): Promise<void> {
  const campaign = await Campaign.query().findById(campaignId)
  const event = campaign && (await Event.query().findById(campaign.eventId))
  if (!campaign?.template || !event) return
  const content = contentOf(event, campaign.content.personalLine ?? null)
  const isTrue = isDeepStrictEqual(content, campaign.content)
  const template = isTrue
    ? campaign.template
    : await prepareTemplate({ ...campaign, content }, event.addressKey)
  await inTransaction(async (trx) => {
    const { edition, eventId } = campaign
    const renewed = await Campaign.query(trx)
      .findById(campaignId)
      .where({ edition })
      .where('contentAt', '<', event.updatedAt)
      .patch({ contentAt: event.updatedAt, ...(!isTrue && { content, template, edition: edition + 1 }) })
    if (renewed === 0 || isTrue) return
    await trx('campaignEditions').insert({
      campaignId,
      edition,
      content: JSON.stringify(campaign.content),
      template: JSON.stringify(campaign.template),
    })
    await append(trx, 'campaign.progressed', { eventId, campaignId })
  })
}
