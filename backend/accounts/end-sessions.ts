import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Session } from './session.ts'

/** Ends one session of the account. Throws `session-not-found` when it is not the account's, or has ended before. */
export async function endOneSession(trx: Trx, accountId: string, sessionId: string): Promise<void> {
  const ended = await Session.query(trx).where({ accountId, id: sessionId }).delete()
  if (ended === 0) throw new AppError('session-not-found')
}

/** Ends every session of the account except the given one. */
export async function endOtherSessions(trx: Trx, accountId: string, kept: string): Promise<void> {
  await Session.query(trx).where({ accountId }).whereNot({ id: kept }).delete()
}
