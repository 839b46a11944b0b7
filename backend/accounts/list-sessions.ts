import type { OpenSession } from '../../domain/calls/accounts.ts'
import { openSessions } from './sessions.ts'

/** Where an account is signed in, the last used first; `current` is the session that asks. */
export async function listSessions(accountId: string, current: string): Promise<OpenSession[]> {
  const sessions = await openSessions().where({ accountId }).orderBy('lastUsedAt', 'desc').limit(200)
  return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === current,
  }))
}
