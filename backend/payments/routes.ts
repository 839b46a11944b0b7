import Router from '@koa/router'
import { PaymentConfirmation, PurchaseRequest } from '../../domain/calls/payments.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { jsonBody, rawBody } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { noticeFrom, noticeIdFrom } from '../provider-notices/read-notice.ts'
import { receiveNotice } from '../provider-notices/receive-notice.ts'
import { requireSignature } from '../providers/stripe/verified-notice.ts'
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
  const notice = noticeFrom(body)
  await receiveNotice('stripe', noticeIdFrom(notice.id, body), notice)
  ctx.status = 204
})
