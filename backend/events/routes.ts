import * as calls from '../../domain/calls/events.ts'
import { openLive } from '../../domain/calls/live.ts'
import { verificationUrl } from '../accounts/issue-link.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { openLiveStream } from '../domain-events/live-stream.ts'
import { database, inTransaction } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { changeEvent } from './change-event.ts'
import { createEvent } from './create-event.ts'
import { findOwnedEvent } from './find-owned-event.ts'
import { ownsEvent, ownsEventStill } from './owns-event.ts'

export const eventRoutes = callRoutes()

eventRoutes.on(calls.createEvent, [rateLimit('create')], async (_, { payload }) => {
  const { event, token } = await inTransaction((trx) => createEvent(trx, payload))
  return {
    id: event.id,
    slug: event.slug,
    message: 'Te hemos enviado un email para verificar tu cuenta. El enlace vale 48 horas.',
    // A shortcut for trying things out, never with live providers.
    ...(env().sandbox && { verificationUrl: verificationUrl(token) }),
  }
})

eventRoutes.on(calls.findEvent, [requiresSession, ownsEvent], async (ctx) => {
  const { eventId, accountId } = ctx.state
  const event = await findOwnedEvent(eventId)
  await database()('accounts')
    .where({ id: accountId })
    .whereRaw('last_event_id is distinct from ?', [eventId])
    .update({ lastEventId: eventId })
  return event
})

eventRoutes.on(calls.changeEvent, [requiresSession, ownsEvent], async (ctx, { payload }) => {
  await inTransaction((trx) => changeEvent(trx, ctx.state.eventId, payload))
  return findOwnedEvent(ctx.state.eventId)
})

eventRoutes.on(openLive, [requiresSession, ownsEvent], (ctx, { query }) => {
  const last = Number.parseInt(ctx.get('Last-Event-ID') || query.lastEventId || '', 10)
  ctx.set('Cache-Control', 'no-store, no-transform')
  ctx.set('X-Accel-Buffering', 'no')
  ctx.req.socket.setTimeout(0)
  const { eventId, sessionId } = ctx.state
  const lastId = Number.isSafeInteger(last) ? last : null
  return openLiveStream({
    eventId,
    sessionId,
    lastId,
    mayRead: () => ownsEventStill(sessionId, eventId),
  })
})
