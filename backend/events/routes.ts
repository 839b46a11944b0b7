import Router from '@koa/router'
import { EventChanges, type EventCreated, NewEvent } from '../../domain/calls/events.ts'
import { verificationUrl } from '../accounts/issue-link.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { openLiveStream } from '../domain-events/live-stream.ts'
import { database, inTransaction } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { changeEvent } from './change-event.ts'
import { createEvent } from './create-event.ts'
import { findOwnedEvent } from './find-owned-event.ts'
import { ownsEvent, ownsEventStill } from './owns-event.ts'

export const eventRoutes = new Router<State>()

eventRoutes.post('/api/events', rateLimit('create'), jsonBody(), async (ctx) => {
  const draft = parse(NewEvent, ctx.request.body)
  const { event, token } = await inTransaction((trx) => createEvent(trx, draft))
  const answer: EventCreated = {
    id: event.id,
    slug: event.slug,
    message: 'Te hemos enviado un email para verificar tu cuenta. El enlace vale 48 horas.',
    // The specification's shortcut for trying things out: never with live providers.
    ...(env().sandbox && { verificationUrl: verificationUrl(token) }),
  }
  ctx.status = 201
  ctx.body = answer
})

eventRoutes.get('/api/events/:eventId', requiresSession, ownsEvent, async (ctx) => {
  const { eventId, accountId } = ctx.state
  ctx.body = await findOwnedEvent(eventId)
  await database()('accounts')
    .where({ id: accountId })
    .whereRaw('last_event_id is distinct from ?', [eventId])
    .update({ lastEventId: eventId })
})

eventRoutes.put('/api/events/:eventId', requiresSession, ownsEvent, jsonBody(), async (ctx) => {
  const changes = parse(EventChanges, ctx.request.body)
  await inTransaction((trx) => changeEvent(trx, ctx.state.eventId, changes))
  ctx.body = await findOwnedEvent(ctx.state.eventId)
})

eventRoutes.get('/api/events/:eventId/live', requiresSession, ownsEvent, async (ctx) => {
  const last = Number.parseInt(ctx.get('Last-Event-ID') || String(ctx.query.lastEventId ?? ''), 10)
  ctx.type = 'text/event-stream'
  ctx.set('Cache-Control', 'no-store, no-transform')
  ctx.set('X-Accel-Buffering', 'no')
  ctx.req.socket.setTimeout(0)
  const { eventId, sessionId } = ctx.state
  const lastId = Number.isSafeInteger(last) ? last : null
  ctx.body = await openLiveStream({
    eventId,
    sessionId,
    lastId,
    mayRead: () => ownsEventStill(sessionId, eventId),
  })
})
