import Router from '@koa/router'
import { ServiceRequest } from '../../domain/calls/concierge.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { inTransaction } from '../platform/database.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { askService } from './ask-service.ts'
import { findServiceRequests } from './find-requests.ts'

export const conciergeRoutes = new Router<State>()

conciergeRoutes.get('/api/events/:eventId/service-requests', requiresSession, ownsEvent, async (ctx) => {
  ctx.body = await findServiceRequests(ctx.state.eventId)
})

conciergeRoutes.post(
  '/api/events/:eventId/service-requests',
  requiresSession,
  ownsEvent,
  jsonBody(),
  async (ctx) => {
    const request = parse(ServiceRequest, ctx.request.body)
    await inTransaction((trx) => askService(trx, ctx.state.eventId, request))
    ctx.body = await findServiceRequests(ctx.state.eventId)
    ctx.status = 201
  },
)
