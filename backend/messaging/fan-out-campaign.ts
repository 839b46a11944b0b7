import { inTransaction } from '../platform/database.ts'
import { Campaign } from './campaign.ts'
import { finishCampaign } from './finish-campaign.ts'
import { queueMessages } from './queue-messages.ts'
import { renderTemplate } from './render-template.ts'

/**
 * Renders a campaign once and queues its batches of mails and its WhatsApp messages, all in one transaction.
 * Idempotent: rendered content stays, and a queued job is not queued again.
 */
export async function fanOutCampaign(campaignId: string): Promise<void> {
  const campaign = await Campaign.query().findById(campaignId)
  if (!campaign || campaign.template || campaign.cancelledAt) return
  const template = await renderTemplate(campaign)
  await inTransaction(async (trx) => {
    const frozen = await Campaign.query(trx).findById(campaignId).whereNull('template').patch({ template })
    if (frozen === 0) return
    await queueMessages(trx, campaign)
    // All its guests were removed: nothing is left to send.
    await finishCampaign(trx, campaignId)
  })
}
