import Router from '@koa/router'
import { env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import type { State } from '../platform/http/context.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { calendarOf } from './calendar.ts'
import { findInvitation, findPreview } from './find-invitation.ts'
import { rememberLink } from './link-proof.ts'

export const invitationRoutes = new Router<State>()

invitationRoutes.get('/api/invitations/:slug/preview', async (ctx) => {
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.set('Cache-Control', 'no-store')
  ctx.body = await findPreview(ctx.params.slug ?? '')
})

invitationRoutes.get('/api/invitations/:slug/:token', async (ctx) => {
  const { slug = '', token = '' } = ctx.params
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.set('Cache-Control', 'no-store')
  const invitation = await findInvitation(slug, token).catch(async (error: unknown) => {
    // Opening one's own link is free; guessing others' is not.
    if (error instanceof AppError) await countAttempt('invitation', ctx.ip)
    throw error
  })
  rememberLink(ctx, invitation.guest.id, token)
  ctx.body = invitation
})

/** The event for the guest's own calendar; linked from the invitation and from the mail that confirms an answer. */
invitationRoutes.get('/invite/:slug/:token/calendar.ics', async (ctx) => {
  const { slug = '', token = '' } = ctx.params
  const { event } = await (token === 'preview' ? findPreview(slug) : findInvitation(slug, token))
  ctx.set('X-Robots-Tag', 'noindex')
  ctx.type = 'text/calendar; charset=utf-8'
  ctx.attachment(`${slug}.ics`, { type: 'inline' })
  ctx.body = calendarOf(event, `${env().publicUrl}/invite/${slug}/${token}`)
})
