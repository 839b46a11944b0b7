import Router from '@koa/router'
import { PaymentConfirmation, PurchaseRequest } from '../../domain/calls/payments.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { jsonBody, rawBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { requireSignature } from '../providers/stripe/verified-webhook.ts'
import { webhookFrom, webhookIdFrom } from '../webhooks/read-webhook.ts'
import { receiveWebhook } from '../webhooks/receive-webhook.ts'
import { confirmPayment } from './confirm-payment.ts'
import { findPaymentState } from './find-payment-state.ts'
import { openPurchase } from './open-purchase.ts'

export const paymentRoutes = new Router<State>()

paymentRoutes.post('/api/create-payment-intent', requiresSession, jsonBody(), async (ctx) => {
  ctx.body = await openPurchase(ctx.state.accountId, parse(PurchaseRequest, ctx.request.body))
})

paymentRoutes.post('/api/confirm-payment', requiresSession, jsonBody(), async (ctx) => {
  ctx.body = await confirmPayment(ctx.state.accountId, parse(PaymentConfirmation, ctx.request.body))
})

paymentRoutes.get('/api/payment-status/:paymentIntentId', requiresSession, async (ctx) => {
  ctx.body = await findPaymentState(ctx.state.accountId, ctx.params.paymentIntentId ?? '')
})

paymentRoutes.post('/api/webhooks/stripe', rawBody, async (ctx) => {
  const body = String(ctx.request.rawBody ?? '')
  requireSignature(body, ctx.get('Stripe-Signature'))
  const webhook = webhookFrom(body)
  await receiveWebhook('stripe', webhookIdFrom(webhook.id, body), webhook)
  ctx.status = 204
})
