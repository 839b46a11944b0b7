import type { Context } from 'koa'
import { database, type Trx } from '../platform/database.ts'
import { sessionCookie, sessionDays } from '../platform/http/cookies.ts'

/** Signs a person in on this device: a row that can be ended, and the cookie that names it. */
export async function startSession(ctx: Context, accountId: string): Promise<void> {
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000)
  const [row] = await database()<{ id: string; accountId: string; expiresAt: Date }>('sessions')
    .insert({ accountId, expiresAt })
    .returning('id')
  const cookie = await sessionCookie(ctx.req, ctx.res)
  cookie.sessionId = row?.id
  await cookie.save()
}

/** Who is signed in on this device; null when nobody, or when the session was ended or is over. */
export async function findSession(ctx: Context): Promise<{ sessionId: string; accountId: string } | null> {
  const { sessionId } = await sessionCookie(ctx.req, ctx.res)
  if (!sessionId) return null
  const row = await database()<{ id: string; accountId: string; expiresAt: Date }>('sessions')
    .where({ id: sessionId })
    .where('expiresAt', '>', new Date())
    .first('accountId')
  return row ? { sessionId, accountId: row.accountId } : null
}

/** Ends this device's session, in the database and in the browser. */
export async function endSession(ctx: Context): Promise<void> {
  const cookie = await sessionCookie(ctx.req, ctx.res)
  if (cookie.sessionId) await database()('sessions').where({ id: cookie.sessionId }).delete()
  cookie.destroy()
}

/** Ends every session of an account, on every device. */
export async function endAllSessions(trx: Trx, accountId: string): Promise<void> {
  await trx('sessions').where({ accountId }).delete()
}
