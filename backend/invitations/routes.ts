import * as calls from '../../domain/calls/invitations.ts'
import { lostLinkAnswer, requestLostLink as requestLostLinkCall } from '../../domain/calls/lost-link.ts'
import { inTransaction } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { calendarOf } from './calendar.ts'
import { handlesLostLink } from './handles-lost-link.ts'
import { lookUpInvitation } from './look-up.ts'
import { openInvitation } from './open-invitation.ts'
import { requestLostLink } from './request-lost-link.ts'

export const invitationRoutes = callRoutes()

invitationRoutes.on(calls.openInvitation, [], async (ctx, { params: { slug, token } }) => {
  ctx.set('X-Robots-Tag', 'noindex')
  return (await openInvitation(ctx, slug, token)).invitation
})

/** The event for the guest's own calendar; linked from the invitation and from the mail that confirms an answer. */
invitationRoutes.on(calls.downloadCalendar, [], async (ctx, { params: { slug, token } }) => {
  const { event } = (await lookUpInvitation(ctx, slug, token)).invitation
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.attachment(`${slug}.ics`, { type: 'inline' })
  return calendarOf(event, `${env().publicUrl}/invite/${slug}/${token}`)
})

invitationRoutes.on(
  requestLostLinkCall,
  [handlesLostLink, rateLimit('ask-lost-link')],
  async (_, { params: { slug }, payload: { contact } }) => {
    await inTransaction((trx) => requestLostLink(trx, slug, contact))
    return { message: lostLinkAnswer }
  },
)
