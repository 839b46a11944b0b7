import type { Context } from 'koa'
import * as calls from '../../domain/calls/messaging.ts'
import { reportOpened } from '../../domain/calls/opened.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { findInvitationPath } from '../invitations/find-invitation-path.ts'
import { proofOf } from '../invitations/link-proof.ts'
import { inTransaction } from '../platform/database.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { uuidOr404 } from '../platform/http/parse.ts'
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

export const messagingRoutes = callRoutes()

messagingRoutes.on(calls.sendInvitations, [requiresSession, ownsEvent], (ctx, { payload }) =>
  inTransaction((trx) => requestCampaign(trx, ctx.state.eventId, 'invitation', payload)),
)

messagingRoutes.on(calls.remind, [requiresSession, ownsEvent], (ctx, { payload }) =>
  inTransaction((trx) => requestCampaign(trx, ctx.state.eventId, 'reminder', payload)),
)

messagingRoutes.on(calls.resendUnknown, [requiresSession, ownsEvent], (ctx, { params, payload }) => {
  const campaignId = uuidOr404(params.campaignId, 'campaign-not-found')
  return inTransaction((trx) => resendUnknown(trx, ctx.state.eventId, campaignId, payload))
})

/** Sent by the guest's own page, once somebody looks at it and touches it. Answers 204 also when that changes nothing. */
messagingRoutes.on(reportOpened, [], async (ctx, { params }) => {
  const guestId = uuidOr404(params.id, 'invitation-not-found')
  await findInvitationPath(guestId, proofOf(ctx, guestId))
  await countAttempt('rsvp', guestId)
  if (!isBot(ctx)) await inTransaction((trx) => openDelivery(trx, guestId))
})

messagingRoutes.on(calls.listCampaigns, [requiresSession, ownsEvent], (ctx) =>
  findCampaigns(ctx.state.eventId),
)

messagingRoutes.on(calls.pauseCampaign, [requiresSession], async (ctx, { params }) => {
  const { accountId } = ctx.state
  const campaignId = uuidOr404(params.id, 'campaign-not-found')
  await inTransaction((trx) => pauseCampaign(trx, accountId, campaignId))
  return findCampaignSummary(accountId, campaignId)
})

messagingRoutes.on(calls.resumeCampaign, [requiresSession], async (ctx, { params }) => {
  const { accountId } = ctx.state
  const campaignId = uuidOr404(params.id, 'campaign-not-found')
  await inTransaction((trx) => resumeCampaign(trx, accountId, campaignId))
  return findCampaignSummary(accountId, campaignId)
})

messagingRoutes.on(calls.cancelCampaign, [requiresSession], (ctx, { params }) => {
  const campaignId = uuidOr404(params.id, 'campaign-not-found')
  return inTransaction((trx) => cancelCampaign(trx, ctx.state.accountId, campaignId))
})

messagingRoutes.on(calls.findCampaign, [requiresSession], (ctx, { params, query }) =>
  findCampaign(ctx.state.accountId, uuidOr404(params.id, 'campaign-not-found'), query.guests),
)

messagingRoutes.on(calls.showUnsubscribe, [], async (ctx, { params }) => {
  const subscription = await inTransaction((trx) => findSubscription(trx, params.token))
  return withPolicy(ctx, unsubscribePage(subscription, false))
})

// No session, no same-site check: mail programs post here by themselves (RFC 8058).
messagingRoutes.on(calls.unsubscribe, [], async (ctx, { params }) => {
  const subscription = await inTransaction((trx) => unsubscribe(trx, params.token))
  return withPolicy(ctx, unsubscribePage(subscription, true))
})

function withPolicy(ctx: Context, page: string): string {
  ctx.set('Content-Security-Policy', unsubscribePolicy)
  return page
}
