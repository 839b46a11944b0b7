import useSWR from 'swr'
import { openPurchase, type PaymentIntentCreated } from '../../../domain/calls/payments.ts'
import { type PurchasePlan, pricesInCents } from '../../../domain/payment/purchase-plans.ts'
import { api } from '../../lib/api.ts'

/** Opens the purchase of a plan once (the server returns an open one); waits while `eventId` is undefined. */
export function usePaymentIntent(plan: PurchasePlan, eventId: string | undefined) {
  const { data, error } = useSWR<PaymentIntentCreated, Error>(
    eventId && ['purchase', plan, eventId],
    () => api.send(openPurchase, { payload: { amount: pricesInCents[plan] / 100, planType: plan, eventId } }),
    // A cached intent may be paid by now.
    { revalidateIfStale: true },
  )
  return { intent: data, error }
}
