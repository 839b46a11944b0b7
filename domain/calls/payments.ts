import * as v from 'valibot'
import { paymentStatuses } from '../payment/payment-status.ts'
import { planTypes } from '../payment/plans.ts'
import { purchasePlans } from '../payment/purchase-plans.ts'
import { defineCall } from './define-call.ts'

/** A purchase; `amount` in euros is only compared with the server's price. */
export const PurchaseRequest = v.object({
  amount: v.pipe(v.number('Importe no válido'), v.maxValue(1_000_000, 'Importe no válido')),
  planType: v.pipe(
    v.string('Plan desconocido'),
    v.maxLength(40, 'Plan desconocido'),
    v.transform((plan) => (plan === 'grand_soiree' ? 'grand-soiree' : plan)),
    v.picklist(purchasePlans, 'Plan desconocido'),
  ),
  eventId: v.optional(v.pipe(v.string(), v.uuid('Evento no válido'))),
})
export type PurchaseRequest = v.InferOutput<typeof PurchaseRequest>

/** The payment and event to confirm. */
export const PaymentConfirmation = v.object({
  paymentIntentId: v.pipe(
    v.string('Pago no válido'),
    v.maxLength(123, 'Pago no válido'),
    v.regex(/^pi_\w{1,120}$/, 'Pago no válido'),
  ),
  eventId: v.pipe(v.string('Evento no válido'), v.uuid('Evento no válido')),
})
export type PaymentConfirmation = v.InferOutput<typeof PaymentConfirmation>

export const PaymentIntentCreated = v.object({
  clientSecret: v.string(),
  paymentIntentId: v.string(),
  eventId: v.string(),
  amount: v.number(),
})
export type PaymentIntentCreated = v.InferOutput<typeof PaymentIntentCreated>

export const PaymentState = v.object({
  status: v.picklist(paymentStatuses),
  planType: v.picklist(purchasePlans),
  eventId: v.string(),
  isPaid: v.boolean(),
})
export type PaymentState = v.InferOutput<typeof PaymentState>

export const PaymentConfirmed = v.object({
  status: v.picklist(paymentStatuses),
  eventId: v.string(),
  isPaid: v.boolean(),
  planType: v.picklist(planTypes),
})
export type PaymentConfirmed = v.InferOutput<typeof PaymentConfirmed>

export const openPurchase = defineCall('POST', '/api/create-payment-intent', {
  summary: 'Opens a purchase with the card provider',
  auth: 'session',
  payload: PurchaseRequest,
  response: PaymentIntentCreated,
  failures: [
    'event-not-found',
    'amount-mismatch',
    'already-bought',
    'upgrade-needs-essence',
    'upgrade-instead',
    'essence-completes',
    'provider-unavailable',
  ],
})

export const confirmPayment = defineCall('POST', '/api/confirm-payment', {
  summary: 'Asks the card provider how a payment stands, and activates the event when it is made',
  auth: 'session',
  payload: PaymentConfirmation,
  response: PaymentConfirmed,
  failures: [
    'event-not-found',
    'payment-not-found',
    'payment-not-matching',
    'payment-unfinished',
    'provider-unavailable',
  ],
})

export const findPaymentState = defineCall('GET', '/api/payment-status/:paymentIntentId', {
  summary: 'A payment as we know it now',
  auth: 'session',
  response: PaymentState,
  failures: ['payment-not-found'],
})
