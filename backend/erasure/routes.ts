import * as calls from '../../domain/calls/erasure.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { endSession } from '../accounts/sessions.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { inTransaction } from '../platform/database.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseEvent } from './erase-event.ts'
import { countsPasswordTry, provePassword } from './prove-password.ts'

export const erasureRoutes = callRoutes()

erasureRoutes.on(
  calls.eraseEvent,
  [requiresSession, ownsEvent, countsPasswordTry],
  async (ctx, { payload }) => {
    await provePassword(ctx.state.accountId, payload.password)
    await inTransaction((trx) => eraseEvent(trx, ctx.state.eventId))
  },
)

erasureRoutes.on(calls.eraseAccount, [requiresSession, countsPasswordTry], async (ctx, { payload }) => {
  await provePassword(ctx.state.accountId, payload.password)
  await inTransaction((trx) => eraseAccount(trx, ctx.state.accountId))
  await endSession(ctx)
})
