import * as calls from '../../domain/calls/invitations.ts'
import { env } from '../platform/env.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { calendarOf } from './calendar.ts'
import { lookUpInvitation } from './look-up.ts'
import { openInvitation } from './open-invitation.ts'

export const invitationRoutes = callRoutes()

invitationRoutes.on(calls.openInvitation, [], (ctx, { params: { slug, token } }) => {
  ctx.set('X-Robots-Tag', 'noindex')
  return openInvitation(ctx, slug, token)
})

/** The event for the guest's own calendar; linked from the invitation and from the mail that confirms an answer. */
invitationRoutes.on(calls.downloadCalendar, [], async (ctx, { params: { slug, token } }) => {
  const { event } = await lookUpInvitation(ctx, slug, token)
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.attachment(`${slug}.ics`, { type: 'inline' })
  return calendarOf(event, `${env().publicUrl}/invite/${slug}/${token}`)
})
