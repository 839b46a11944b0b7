import type { JobPayload } from '../../domain/jobs.ts'
import { database } from '../platform/database.ts'
import { setAside, UnreadableWebhook } from '../webhooks/set-aside.ts'
import { ignoringRefusals } from './ignoring-refusals.ts'
import { intentOfWebhook } from './read-stripe-webhook.ts'
import { reconcileIntent } from './reconcile-payment.ts'

/**
 * Applies stored webhooks: only the intent's id is used and its state is fetched again, so repeats and wrong order do
 * no harm. Refused ones count as applied; an unreadable one is set aside and does not affect the others. Throws
 * `provider-unavailable`.
 */
export async function applyPaymentWebhooks({
  provider,
  noticeIds,
}: JobPayload<'apply-payment-notice'>): Promise<void> {
  const { rows } = await database().raw<{ rows: { noticeId: string; payload: object }[] }>(
    `select notice_id, payload from provider_notices
     where provider = :provider and notice_id = any(:noticeIds) and applied_at is null`,
    { provider, noticeIds },
  )
  for (const { noticeId, payload } of rows) {
    let intentId: string | null
    try {
      intentId = intentOfWebhook(payload)
    } catch (error) {
      if (!(error instanceof UnreadableWebhook)) throw error
      await setAside(provider, noticeId, error)
      continue
    }
    if (intentId) await ignoringRefusals(() => reconcileIntent(intentId))
    await database()('provider_notices')
      .where({ provider, noticeId })
      .update({ appliedAt: new Date(), payload: '{}' })
  }
}
