import type { Context } from 'koa'
import { deviceName } from '../../domain/account/device-name.ts'
import { sessionDays, sessionIdleDays } from '../../domain/account/session-rules.ts'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import { sessionCookie } from '../platform/http/cookies.ts'
import { Session } from './session.ts'

const dayMs = 86_400_000
/** A session's last use is stored at most this often, so that most requests only read. */
const storeUseAfterMs = 5 * 60_000

/**
 * Signs a person in on this device: a row that can be ended, and the cookie that names it. The session whose cookie
 * the request carried ends; those of other devices stay.
 */
export async function startSession(ctx: Context, accountId: string): Promise<void> {
  const cookie = await sessionCookie(ctx.req, ctx.res)
  const replaced = cookie.sessionId
  const { id } = await inTransaction(async (trx) => {
    if (replaced) await Session.query(trx).deleteById(replaced)
    return Session.query(trx).insertAndFetch({
      accountId,
      device: deviceName(ctx.get('User-Agent')),
      expiresAt: new Date(Date.now() + sessionDays * dayMs),
    })
  })
  cookie.sessionId = id
  await cookie.save()
}

/** The session of this device; null when there is none, or it was ended, expired or unused for too long. */
export async function findSession(ctx: Context): Promise<{ sessionId: string; accountId: string } | null> {
  const { sessionId } = await sessionCookie(ctx.req, ctx.res)
  if (!sessionId) return null
  const session = await openSessions().findById(sessionId).select('accountId', 'lastUsedAt')
  if (!session) return null
  if (session.lastUsedAt < new Date(Date.now() - storeUseAfterMs))
    await Session.query().findById(sessionId).patch({ lastUsedAt: new Date() })
  return { sessionId, accountId: session.accountId }
}

/** The sessions that are still valid, of all accounts. */
export const openSessions = () =>
  Session.query()
    .where('expiresAt', '>', new Date())
    .where('lastUsedAt', '>', new Date(Date.now() - sessionIdleDays * dayMs))

/** Ends this device's session in the database and the browser; returns its account, if there was one. */
export async function endSession(ctx: Context): Promise<{ accountId: string } | undefined> {
  const cookie = await sessionCookie(ctx.req, ctx.res)
  const rows: { accountId: string }[] = cookie.sessionId
    ? await database()('sessions').where({ id: cookie.sessionId }).delete().returning('accountId')
    : []
  cookie.destroy()
  return rows[0]
}

/** Ends every session of an account, on every device. */
export async function endAllSessions(trx: Trx, accountId: string): Promise<void> {
  await Session.query(trx).where({ accountId }).delete()
}

/** Ends expired and unused sessions, so that their live streams are closed. */
export async function endStaleSessions(): Promise<void> {
  await database().raw(
    `delete from sessions where expires_at <= now() or last_used_at <= now() - :days * interval '1 day'`,
    { days: sessionIdleDays },
  )
}
