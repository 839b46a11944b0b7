import * as calls from '../../domain/calls/concierge.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { inTransaction } from '../platform/database.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { findServiceRequests } from './find-requests.ts'
import { requestService } from './request-service.ts'

export const conciergeRoutes = callRoutes()

conciergeRoutes.on(calls.listServiceRequests, [requiresSession, ownsEvent], (ctx) =>
  findServiceRequests(ctx.state.eventId),
)

conciergeRoutes.on(calls.askService, [requiresSession, ownsEvent], async (ctx, { payload }) => {
  const { eventId } = ctx.state
  await inTransaction((trx) => requestService(trx, eventId, payload))
  return findServiceRequests(eventId)
})
