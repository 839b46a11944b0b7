import Router from '@koa/router'
import type { Context } from 'koa'
import { GuestIds } from '../../domain/calls/guests.ts'
import { ResendRequest, SendRequest } from '../../domain/calls/messaging.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { findInvitationPath } from '../invitations/find-invitation-path.ts'
import { proofOf } from '../invitations/link-proof.ts'
import { inTransaction } from '../platform/database.ts'
import { jsonBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse, uuidOr404 } from '../platform/http/parse.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { cancelCampaign } from './cancel-campaign.ts'
import { findCampaign, findCampaignSummary, findCampaigns } from './find-campaigns.ts'
import { isBot } from './is-bot.ts'
import { openDelivery } from './open-delivery.ts'
import { pauseCampaign, resumeCampaign } from './pause-campaign.ts'
import { requestCampaign } from './request-campaign.ts'
import { resendUnknown } from './resend-unknown.ts'
import { findSubscription, unsubscribe } from './unsubscribe.ts'
import { unsubscribePage, unsubscribePolicy } from './unsubscribe-page.ts'

export const messagingRoutes = new Router<State>()

messagingRoutes.post(
  '/api/events/:eventId/send-invitations',
  requiresSession,
  ownsEvent,
  jsonBody('300kb'),
  async (ctx) => {
    const request = parse(SendRequest, ctx.request.body)
    ctx.body = await inTransaction((trx) => requestCampaign(trx, ctx.state.eventId, 'invitation', request))
  },
)

messagingRoutes.post(
  '/api/events/:eventId/remind',
  requiresSession,
  ownsEvent,
  jsonBody('300kb'),
  async (ctx) => {
    const request = parse(SendRequest, ctx.request.body)
    ctx.body = await inTransaction((trx) => requestCampaign(trx, ctx.state.eventId, 'reminder', request))
  },
)

messagingRoutes.post(
  '/api/events/:eventId/campaigns/:campaignId/resend-unknown',
  requiresSession,
  ownsEvent,
  jsonBody('300kb'),
  async (ctx) => {
    const request = parse(ResendRequest, ctx.request.body ?? {})
    const campaignId = uuidOr404(ctx.params.campaignId, 'campaign-not-found')
    ctx.body = await inTransaction((trx) => resendUnknown(trx, ctx.state.eventId, campaignId, request))
  },
)

/** Sent by the guest's own page, once somebody looks at it and touches it. Answers 204 also when that changes nothing. */
messagingRoutes.post('/api/guests/:id/opened', async (ctx) => {
  const guestId = uuidOr404(ctx.params.id, 'invitation-not-found')
  await findInvitationPath(guestId, proofOf(ctx, guestId))
  await countAttempt('rsvp', guestId)
  if (!isBot(ctx)) await inTransaction((trx) => openDelivery(trx, guestId))
  ctx.status = 204
})

messagingRoutes.get('/api/events/:eventId/campaigns', requiresSession, ownsEvent, async (ctx) => {
  ctx.body = await findCampaigns(ctx.state.eventId)
})

messagingRoutes.post('/api/campaigns/:id/pause', requiresSession, async (ctx) => {
  const { accountId } = ctx.state
  const campaignId = uuidOr404(ctx.params.id, 'campaign-not-found')
  await inTransaction((trx) => pauseCampaign(trx, accountId, campaignId))
  ctx.body = await findCampaignSummary(accountId, campaignId)
})

messagingRoutes.post('/api/campaigns/:id/resume', requiresSession, async (ctx) => {
  const { accountId } = ctx.state
  const campaignId = uuidOr404(ctx.params.id, 'campaign-not-found')
  await inTransaction((trx) => resumeCampaign(trx, accountId, campaignId))
  ctx.body = await findCampaignSummary(accountId, campaignId)
})

messagingRoutes.post('/api/campaigns/:id/cancel', requiresSession, async (ctx) => {
  const campaignId = uuidOr404(ctx.params.id, 'campaign-not-found')
  ctx.body = await inTransaction((trx) => cancelCampaign(trx, ctx.state.accountId, campaignId))
})

messagingRoutes.get('/api/campaigns/:id', requiresSession, async (ctx) => {
  const campaignId = uuidOr404(ctx.params.id, 'campaign-not-found')
  const { ids } = parse(GuestIds, { ids: ctx.query.guests })
  ctx.body = await findCampaign(ctx.state.accountId, campaignId, ids)
})

messagingRoutes.get('/baja/:token', async (ctx) => {
  const subscription = await inTransaction((trx) => findSubscription(trx, ctx.params.token ?? ''))
  answerPage(ctx, unsubscribePage(subscription, false))
})

// No session, no same-site check: mail programs post here by themselves (RFC 8058).
messagingRoutes.post('/baja/:token', async (ctx) => {
  const subscription = await inTransaction((trx) => unsubscribe(trx, ctx.params.token ?? ''))
  answerPage(ctx, unsubscribePage(subscription, true))
})

function answerPage(ctx: Context, page: string): void {
  ctx.set('Content-Security-Policy', unsubscribePolicy)
  ctx.type = 'html'
  ctx.body = page
}
