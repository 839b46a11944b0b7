import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { openPurchase, type PaymentIntentCreated } from '../../../domain/calls/payments.ts'
import { type PurchasePlan, pricesInCents } from '../../../domain/payment/purchase-plans.ts'
import { failureText } from '../../lib/api.ts'
import { onPage } from '../../testing/on-page.tsx'
import { eventId } from '../../testing/samples.ts'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { usePaymentIntent } from './use-payment-intent.ts'

const intent = (id: string): PaymentIntentCreated => ({
  clientSecret: `${id}_secret`,
  paymentIntentId: id,
  eventId,
  amount: 100,
})

/** A checkout of which the plan can be changed, and which can be left. */
const useCheckout = () => {
  const [plan, setPlan] = useState<PurchasePlan>('essence')
  const [named, setNamed] = useState<string>()
  return { ...usePaymentIntent(plan, named), setPlan, setNamed }
}
function openCheckout() {
  const { result } = onPage(useCheckout)
  act(() => result.current.setNamed(eventId))
  return result
}

test('nothing is bought before it is known for which event', () => {
  const { result } = onPage(useCheckout)
  expect(result.current).toMatchObject({ intent: undefined, error: undefined })
  expect(requests).toEqual([])
})

test('the purchase names its plan, its event and the price that the person was shown', async () => {
  const bought: unknown[] = []
  const purchase = hold(openPurchase, ({ payload }) => {
    bought.push(payload)
    return intent('pi_1')
  })
  const result = openCheckout()
  expect(result.current).toMatchObject({ intent: undefined, error: undefined })
  purchase.release()
  await waitFor(() => expect(result.current.intent).toEqual(intent('pi_1')))
  expect(bought).toEqual([{ planType: 'essence', eventId, amount: pricesInCents.essence / 100 }])
})

test.each([
  ['refused', () => refuse(openPurchase, 'upgrade-instead'), /^Tu evento ya tiene el plan Essence/],
  ['without a network', () => disconnect(openPurchase), /^No hay conexión/],
] as const)('a purchase %s says why, and no card can be typed', async (_, fail, sentence) => {
  fail()
  const result = openCheckout()
  await waitFor(() => expect(failureText(result.current.error)).toMatch(sentence))
  expect(result.current.intent).toBeUndefined()
})

test('another plan is another purchase: the card of the first is not charged for it', async () => {
  respond(openPurchase, ({ payload }) => intent(`pi_${payload.planType}`))
  const result = openCheckout()
  await waitFor(() => expect(result.current.intent?.paymentIntentId).toBe('pi_essence'))
  const second = hold(openPurchase, ({ payload }) => intent(`pi_${payload.planType}`))
  act(() => result.current.setPlan('grand-soiree'))
  expect(result.current.intent).toBeUndefined()
  second.release()
  await waitFor(() => expect(result.current.intent?.paymentIntentId).toBe('pi_grand-soiree'))
})

test('who comes back to the checkout is asked about anew: what was open may be paid by now', async () => {
  respond(openPurchase, () => intent('pi_1'))
  const result = openCheckout()
  await waitFor(() => expect(result.current.intent).toBeDefined())
  refuse(openPurchase, 'already-bought')
  act(() => result.current.setNamed(undefined))
  act(() => result.current.setNamed(eventId))
  await waitFor(() => expect(result.current.error).toBeDefined())
})
