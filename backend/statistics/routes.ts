import Router from '@koa/router'
import { requiresSession } from '../accounts/requires-session.ts'
import { ownsEvent } from '../events/owns-event.ts'
import type { State } from '../platform/http/context.ts'
import { drawInChild } from './caterer-sheet/drawing-children.ts'
import { findCatererSheet } from './caterer-sheet/find-sheet.ts'
import { findStatistics } from './find-statistics.ts'

export const statisticsRoutes = new Router<State>()

statisticsRoutes.get('/api/events/:eventId/stats', requiresSession, ownsEvent, async (ctx) => {
  ctx.body = await findStatistics(ctx.state.eventId)
})

statisticsRoutes.get('/api/events/:eventId/export.pdf', requiresSession, ownsEvent, async (ctx) => {
  const sheet = await findCatererSheet(ctx.state.eventId)
  ctx.attachment(`catering-${sheet.slug}.pdf`)
  ctx.type = 'application/pdf'
  ctx.body = await drawInChild(sheet)
})
