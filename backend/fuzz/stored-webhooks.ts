import { applyWebhooks } from '../messaging/apply-webhooks.ts'
import { database } from '../platform/database.ts'
import type { Provider } from '../webhooks/receive-webhook.ts'

/** Applies the stored webhooks; returns those that stayed unapplied, as problems. */
export async function applyStoredWebhooks(): Promise<string[]> {
  const waiting = () =>
    database()<{ provider: Provider; noticeId: string; appliedAt: Date | null }>('provider_notices')
      .whereIn('provider', ['resend', 'twilio'])
      .whereNull('appliedAt')
      .select('provider', 'noticeId')
  for (const provider of ['resend', 'twilio'] as const) {
    const noticeIds = (await waiting())
      .filter((one) => one.provider === provider)
      .map(({ noticeId }) => noticeId)
    for (let at = 0; at < noticeIds.length; at += 500)
      await applyWebhooks([{ provider, noticeIds: noticeIds.slice(at, at + 500) }])
  }
  return (await waiting()).map(
    ({ provider, noticeId }) => `a webhook of ${provider} is never applied: ${noticeId}`,
  )
}
