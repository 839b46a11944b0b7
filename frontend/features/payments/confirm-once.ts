import { confirmPayment, findPaymentState, type PaymentConfirmed } from '../../../domain/calls/payments.ts'
import { api } from '../../lib/api.ts'

const asked = new Map<string, Promise<PaymentConfirmed>>()

/**
 * Confirms a payment on the server, once for each intent however often the page renders. When the confirmation fails
 * but a webhook has activated the event, the payment counts as successful.
 */
export function confirmOnce(paymentIntentId: string, eventId: string): Promise<PaymentConfirmed> {
  const known = asked.get(paymentIntentId)
  if (known) return known
  const confirmed = api
    .send(confirmPayment, { payload: { paymentIntentId, eventId } })
    .catch(async (failure: unknown) => {
      const state = await api.send(findPaymentState, { params: { paymentIntentId } }).catch(() => null)
      if (state?.status !== 'succeeded' || !state.isPaid) throw failure
      const planType: PaymentConfirmed['planType'] = state.planType === 'essence' ? 'essence' : 'grand_soiree'
      return { status: state.status, eventId: state.eventId, isPaid: true, planType }
    })
  asked.set(paymentIntentId, confirmed)
  return confirmed
}
