import { Event } from '../events/event.ts'
import { inTransaction } from '../platform/database.ts'
import { Campaign } from './campaign.ts'
import { finishCampaign } from './finish-campaign.ts'
import { prepareTemplate } from './prepare-template.ts'
import { queueMessages } from './queue-messages.ts'

/**
 * Renders a campaign once and queues its batches of mails and its WhatsApp messages, all in one transaction.
 * Idempotent: rendered content stays, and a queued job is not queued again.
 */
export async function fanOutCampaign(campaignId: string): Promise<void> {
  const campaign = await Campaign.query().findById(campaignId)
  if (!campaign || campaign.template || campaign.cancelledAt) return
  const event = await Event.query().findById(campaign.eventId).select('addressKey')
  if (!event) return
  const template = await prepareTemplate(campaign, event.addressKey)
  await inTransaction(async (trx) => {
    const frozen = await Campaign.query(trx).findById(campaignId).whereNull('template').patch({ template })
    if (frozen === 0) return
    await queueMessages(trx, campaign)
    // All its guests were removed: nothing is left to send.
    await finishCampaign(trx, campaignId)
  })
}
