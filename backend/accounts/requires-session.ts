import { AppError } from '../platform/errors.ts'
import type { Step } from '../platform/http/context.ts'
import { findSession } from './sessions.ts'

/** Middleware: requires a session and sets its account. Throws `signed-out`. */
export const requiresSession: Step = async (ctx, next) => {
  const session = await findSession(ctx)
  if (!session) throw new AppError('signed-out')
  ctx.state.accountId = session.accountId
  ctx.state.sessionId = session.sessionId
  await next()
}
