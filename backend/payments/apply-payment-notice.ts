import { database } from '../platform/database.ts'
import type { NoticesReceived } from '../provider-notices/receive-notice.ts'
import { intentOfNotice } from '../providers/stripe/verified-notice.ts'
import { reconcileIntent } from './reconcile-payment.ts'
import { unlessRefused } from './unless-refused.ts'

/**
 * Applies stored webhook events: only which intent they are about counts, its state is asked for afresh, so repeats
 * and disorder do no harm. What is refused is done with too. Throws `provider-unavailable`.
 */
export async function applyPaymentNotices({ provider, noticeIds }: NoticesReceived): Promise<void> {
  const { rows } = await database().raw<{ rows: { noticeId: string; payload: object }[] }>(
    `select notice_id, payload from provider_notices
     where provider = :provider and notice_id = any(:noticeIds) and applied_at is null`,
    { provider, noticeIds },
  )
  for (const { noticeId, payload } of rows) {
    const intentId = intentOfNotice(payload)
    if (intentId) await unlessRefused(() => reconcileIntent(intentId))
    await database()('provider_notices')
      .where({ provider, noticeId })
      .update({ appliedAt: new Date(), payload: '{}' })
  }
}
