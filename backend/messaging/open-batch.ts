import { database, inTransaction } from '../platform/database.ts'
import { announceAdvanced } from './announce-advanced.ts'
import { type Batch, type Opened, openBatchOnce } from './open-batch-once.ts'
import { renewCampaign } from './renew-campaign.ts'

/**
 * Opens a batch for one attempt; null when it is done, deleted or paused. Before its first attempt it checks again: who
 * answered, unsubscribed, or lost the address is skipped with the reason, everybody when the event is over or unpaid,
 * and the others get current data. Then it is frozen: every later attempt has the same content and recipients, also
 * when one of them was deleted.
 */
export async function openBatch(batchId: string): Promise<Batch | null> {
  for (;;) {
    const opened = await open(batchId)
    if (!opened?.isStale) return opened?.batch ?? null
    await renewCampaign(opened.campaignId)
  }
}

/** Happens whole or not at all, and those skipped are told of. */
const open = (batchId: string): Promise<Opened | null> =>
  inTransaction(async (trx) => {
    const opened = await openBatchOnce(trx, batchId)
    if (!opened?.batch) return opened
    const { campaignId, skipped, batch } = opened
    await announceAdvanced(
      trx,
      skipped.map((guestId) => ({
        eventId: batch.eventId,
        campaignId,
        guestId,
        channel: 'email',
        status: 'skipped',
      })),
    )
    return opened
  })

/** Nothing was accepted under the batch's key: its 24 hours have not begun, and it is checked again next time. */
export const closeAgain = (batchId: string) =>
  database().raw(
    `update email_batches set state = 'queued', first_tried_at = null, edition = null, mails = null
     where id = ? and state = 'sending'`,
    [batchId],
  )
