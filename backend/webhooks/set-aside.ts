import { database, isDatabaseAway } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import type { Provider } from './receive-webhook.ts'

/** Thrown while applying a webhook whose content cannot be understood. */
export class UnreadableWebhook extends Error {}

/**
 * Whether a failure is caused by the webhook's content, so that a retry is useless: it is unreadable, or the
 * database refuses its values (SQLSTATE classes 22 and 23).
 */
export function isContentFault(error: unknown): boolean {
  if (isDatabaseAway(error)) return false
  const { code } =
    (error as { nativeError?: { code?: unknown } }).nativeError ?? (error as { code?: unknown })
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return /^2[23]/.test(code)
  return error instanceof UnreadableWebhook || error instanceof TypeError
}

/** Sets a webhook aside for the operator (docs/operations.md). It is not retried. */
export async function setAside(provider: Provider, noticeId: string, error: unknown): Promise<void> {
  log.error({ provider, noticeId, error }, 'a webhook is set aside')
  await database()('provider_notices')
    .where({ provider, noticeId })
    .update({ appliedAt: new Date(), setAsideBecause: (error as Error).message.slice(0, 500) })
}
