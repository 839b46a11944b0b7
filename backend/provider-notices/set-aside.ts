import { database, isDatabaseAway } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import type { Provider } from './receive-notice.ts'

/** Thrown by who applies notices: this one says nothing that can be understood. */
export class UnreadableNotice extends Error {}

/**
 * Whether a failure comes from what the notice says, so that trying again changes nothing: it cannot be read, or the
 * database refuses its values (SQLSTATE classes 22 and 23).
 */
export function isNoticesFault(error: unknown): boolean {
  if (isDatabaseAway(error)) return false
  const { code } =
    (error as { nativeError?: { code?: unknown } }).nativeError ?? (error as { code?: unknown })
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return /^2[23]/.test(code)
  return error instanceof UnreadableNotice || error instanceof TypeError
}

/** Keeps a notice for a person to look at (docs/operations.md) and is done with it. */
export async function setAside(provider: Provider, noticeId: string, error: unknown): Promise<void> {
  log.error({ provider, noticeId, error }, 'a notice is set aside')
  await database()('provider_notices')
    .where({ provider, noticeId })
    .update({ appliedAt: new Date(), setAsideBecause: (error as Error).message.slice(0, 500) })
}
