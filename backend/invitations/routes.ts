import Router from '@koa/router'
import { env } from '../platform/env.ts'
import type { State } from '../platform/http/context.ts'
import { calendarOf } from './calendar.ts'
import { lookUpInvitation } from './look-up.ts'
import { openInvitation } from './open-invitation.ts'

export const invitationRoutes = new Router<State>()

invitationRoutes.get('/api/invitations/:slug/:token', async (ctx) => {
  const { slug = '', token = '' } = ctx.params
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.body = await openInvitation(ctx, slug, token)
})

/** The event for the guest's own calendar; linked from the invitation and from the mail that confirms an answer. */
invitationRoutes.get('/invite/:slug/:token/calendar.ics', async (ctx) => {
  const { slug = '', token = '' } = ctx.params
  const { event } = await lookUpInvitation(ctx, slug, token)
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.type = 'text/calendar; charset=utf-8'
  ctx.attachment(`${slug}.ics`, { type: 'inline' })
  ctx.body = calendarOf(event, `${env().publicUrl}/invite/${slug}/${token}`)
})
