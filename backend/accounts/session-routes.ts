import Router from '@koa/router'
import { inTransaction } from '../platform/database.ts'
import type { State } from '../platform/http/context.ts'
import { uuidOr404 } from '../platform/http/parse.ts'
import { logSecurity } from '../platform/http/security-log.ts'
import { endOneSession, endOtherSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { requiresSession } from './requires-session.ts'
import { endSession } from './sessions.ts'

export const sessionRoutes = new Router<State>()

sessionRoutes.get('/api/auth/sessions', requiresSession, async (ctx) => {
  ctx.set('Cache-Control', 'no-store')
  ctx.body = await listSessions(ctx.state.accountId, ctx.state.sessionId)
})

/** Ends all other sessions; this device stays signed in. */
sessionRoutes.delete('/api/auth/sessions', requiresSession, async (ctx) => {
  const { accountId, sessionId } = ctx.state
  await inTransaction((trx) => endOtherSessions(trx, accountId, sessionId))
  logSecurity(ctx, 'other-sessions-ended', accountId)
  ctx.status = 204
})

sessionRoutes.delete('/api/auth/sessions/:id', requiresSession, async (ctx) => {
  const id = uuidOr404(ctx.params.id, 'session-not-found')
  if (id === ctx.state.sessionId) await endSession(ctx)
  else await inTransaction((trx) => endOneSession(trx, ctx.state.accountId, id))
  logSecurity(ctx, 'session-ended', ctx.state.accountId)
  ctx.status = 204
})
