import { applyNotices } from '../messaging/apply-notices.ts'
import { database } from '../platform/database.ts'
import type { Provider } from '../provider-notices/receive-notice.ts'

/** Applies the stored webhooks; returns those that stayed unapplied, as problems. */
export async function applyStoredNotices(): Promise<string[]> {
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
      await applyNotices([{ provider, noticeIds: noticeIds.slice(at, at + 500) }])
  }
  return (await waiting()).map(
    ({ provider, noticeId }) => `a notice of ${provider} is never applied: ${noticeId}`,
  )
}
