import Router from '@koa/router'
import { requiresSession } from '../accounts/requires-session.ts'
import { ownsEvent } from '../events/owns-event.ts'
import type { State } from '../platform/http/context.ts'
import { findStatistics } from './find-statistics.ts'

export const statisticsRoutes = new Router<State>()

statisticsRoutes.get('/api/events/:eventId/stats', requiresSession, ownsEvent, async (ctx) => {
  ctx.body = await findStatistics(ctx.state.eventId)
})
