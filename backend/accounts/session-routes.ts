import * as calls from '../../domain/calls/accounts.ts'
import { inTransaction } from '../platform/database.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { uuidOr404 } from '../platform/http/parse.ts'
import { logSecurity } from '../platform/http/security-log.ts'
import { endOneSession, endOtherSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { requiresSession } from './requires-session.ts'
import { endSession } from './sessions.ts'

export const sessionRoutes = callRoutes()

sessionRoutes.on(calls.listSessions, [requiresSession], (ctx) => {
  ctx.set('Cache-Control', 'no-store')
  return listSessions(ctx.state.accountId, ctx.state.sessionId)
})

/** Ends all other sessions; this device stays signed in. */
sessionRoutes.on(calls.endOtherSessions, [requiresSession], async (ctx) => {
  const { accountId, sessionId } = ctx.state
  await inTransaction((trx) => endOtherSessions(trx, accountId, sessionId))
  logSecurity(ctx, 'other-sessions-ended', accountId)
})

sessionRoutes.on(calls.endOneSession, [requiresSession], async (ctx, { params }) => {
  const id = uuidOr404(params.id, 'session-not-found')
  if (id === ctx.state.sessionId) await endSession(ctx)
  else await inTransaction((trx) => endOneSession(trx, ctx.state.accountId, id))
  logSecurity(ctx, 'session-ended', ctx.state.accountId)
})
