import * as calls from '../../domain/calls/statistics.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { drawInChild } from './caterer-sheet/drawing-children.ts'
import { findCatererSheet } from './caterer-sheet/find-sheet.ts'
import { findStatistics } from './find-statistics.ts'

export const statisticsRoutes = callRoutes()

statisticsRoutes.on(calls.findStatistics, [requiresSession, ownsEvent], (ctx) =>
  findStatistics(ctx.state.eventId),
)

statisticsRoutes.on(calls.downloadCatererSheet, [requiresSession, ownsEvent], async (ctx) => {
  const sheet = await findCatererSheet(ctx.state.eventId)
  ctx.attachment(`catering-${sheet.slug}.pdf`)
  return drawInChild(sheet)
})
