import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Step } from '../platform/http/context.ts'
import { uuidOr404 } from '../platform/http/parse.ts'

/** Middleware after `requiresSession`: requires the owner of guest `:id`. Anybody else gets 404: `guest-not-found`. */
export const ownsGuest: Step = async (ctx, next) => {
  const id = uuidOr404(ctx.params.id, 'guest-not-found')
  const own = await database()('guests')
    .join('events', 'events.id', 'guests.eventId')
    .where({ 'guests.id': id, accountId: ctx.state.accountId })
    .first('guests.eventId')
  if (!own) throw new AppError('guest-not-found')
  ctx.state.guestId = id
  ctx.state.eventId = own.eventId
  await next()
}
