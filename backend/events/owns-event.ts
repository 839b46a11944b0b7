import { openSessions } from '../accounts/sessions.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Step } from '../platform/http/context.ts'
import { uuidOr404 } from '../platform/http/parse.ts'

/** Middleware after `requiresSession`: requires the owner of `:eventId`. Anybody else gets 404: `event-not-found`. */
export const ownsEvent: Step = async (ctx, next) => {
  const id = uuidOr404(ctx.params.eventId, 'event-not-found')
  const own = await database()('events').where({ id, accountId: ctx.state.accountId }).first('id')
  if (!own) throw new AppError('event-not-found')
  ctx.state.eventId = id
  await next()
}

/** Whether a session is still valid and its account still owns the event. */
export async function ownsEventStill(sessionId: string, eventId: string): Promise<boolean> {
  const session = await openSessions().findById(sessionId).select('accountId')
  if (!session) return false
  const own = await database()('events').where({ id: eventId, accountId: session.accountId }).first('id')
  return own !== undefined
}
