import * as calls from '../../domain/calls/removed-guests.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { inTransaction } from '../platform/database.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { uuidOr404 } from '../platform/http/parse.ts'
import { eraseRemovedGuest } from './erase-removed-guest.ts'
import { findRemovedGuests } from './find-removed-guests.ts'
import { removeGuests } from './remove-guest.ts'
import { restoreGuests } from './restore-guests.ts'

export const removedGuestRoutes = callRoutes()

removedGuestRoutes.on(calls.removeGuests, [requiresSession, ownsEvent], (ctx, { payload }) =>
  inTransaction((trx) => removeGuests(trx, ctx.state.eventId, payload.guestIds)),
)

removedGuestRoutes.on(calls.restoreGuests, [requiresSession, ownsEvent], (ctx, { payload }) =>
  inTransaction((trx) => restoreGuests(trx, ctx.state.eventId, payload.guestIds)),
)

removedGuestRoutes.on(calls.listRemovedGuests, [requiresSession, ownsEvent], (ctx, { query }) =>
  findRemovedGuests(ctx.state.eventId, query.after),
)

removedGuestRoutes.on(calls.eraseRemovedGuest, [requiresSession, ownsEvent], (ctx, { params }) => {
  const guestId = uuidOr404(params.id, 'guest-not-found')
  return inTransaction((trx) => eraseRemovedGuest(trx, ctx.state.eventId, guestId))
})
