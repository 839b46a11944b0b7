import * as v from 'valibot'
import type { PaymentStatus } from '../payment/payment-status.ts'
import { type PurchasePlan, purchasePlans } from '../payment/purchase-plans.ts'

/** Payload of `POST /api/create-payment-intent`; `amount` in euros is only compared with the server's price. */
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

/** Payload of `POST /api/confirm-payment`. */
export const PaymentConfirmation = v.object({
  paymentIntentId: v.pipe(
    v.string('Pago no válido'),
    v.maxLength(123, 'Pago no válido'),
    v.regex(/^pi_\w{1,120}$/, 'Pago no válido'),
  ),
  eventId: v.pipe(v.string('Evento no válido'), v.uuid('Evento no válido')),
})
export type PaymentConfirmation = v.InferOutput<typeof PaymentConfirmation>

export type PaymentIntentCreated = {
  clientSecret: string
  paymentIntentId: string
  eventId: string
  amount: number
}

export type PaymentState = { status: PaymentStatus; planType: PurchasePlan; eventId: string; isPaid: boolean }

export type PaymentConfirmed = {
  status: PaymentStatus
  eventId: string
  isPaid: boolean
  planType: 'essence' | 'grand_soiree'
}
