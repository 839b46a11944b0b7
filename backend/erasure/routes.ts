import Router from '@koa/router'
import { requiresSession } from '../accounts/requires-session.ts'
import { endSession } from '../accounts/sessions.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { inTransaction } from '../platform/database.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseEvent } from './erase-event.ts'
import { provesPassword } from './proves-password.ts'

export const erasureRoutes = new Router<State>()

erasureRoutes.post(
  '/api/events/:eventId/erase',
  requiresSession,
  ownsEvent,
  jsonBody(),
  provesPassword,
  async (ctx) => {
    await inTransaction((trx) => eraseEvent(trx, ctx.state.eventId))
    ctx.status = 204
  },
)

erasureRoutes.post('/api/auth/erase', requiresSession, jsonBody(), provesPassword, async (ctx) => {
  await inTransaction((trx) => eraseAccount(trx, ctx.state.accountId))
  await endSession(ctx)
  ctx.status = 204
})
