import * as calls from '../../domain/calls/payments.ts'
import { takeStripeWebhook } from '../../domain/calls/webhooks.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { rawBody } from '../platform/http/body.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { requireSignature } from '../providers/stripe/verified-webhook.ts'
import { webhookFrom, webhookIdFrom } from '../webhooks/read-webhook.ts'
import { receiveWebhook } from '../webhooks/receive-webhook.ts'
import { confirmPayment } from './confirm-payment.ts'
import { findPaymentState } from './find-payment-state.ts'
import { openPurchase } from './open-purchase.ts'

export const paymentRoutes = callRoutes()

paymentRoutes.on(calls.openPurchase, [requiresSession], (ctx, { payload }) =>
  openPurchase(ctx.state.accountId, payload),
)

paymentRoutes.on(calls.confirmPayment, [requiresSession], (ctx, { payload }) =>
  confirmPayment(ctx.state.accountId, payload),
)

paymentRoutes.on(calls.findPaymentState, [requiresSession], (ctx, { params }) =>
  findPaymentState(ctx.state.accountId, params.paymentIntentId),
)

paymentRoutes.on(takeStripeWebhook, [rawBody], async (ctx) => {
  const body = String(ctx.request.rawBody ?? '')
  requireSignature(body, ctx.get('Stripe-Signature'))
  const webhook = webhookFrom(body)
  await receiveWebhook('stripe', webhookIdFrom(webhook.id, body), webhook)
})
