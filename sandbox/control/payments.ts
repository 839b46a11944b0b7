import * as v from 'valibot'
import { type Answer, type Call, json } from '../http/call.ts'
import { parseForm } from '../http/form.ts'
import { type Route, route } from '../http/routes.ts'
import type { Sandbox } from '../sandbox.ts'
import { together } from '../store/open-database.ts'
import { cancelIntent } from '../stripe/cancel-intent.ts'
import { answerChallenge, confirmIntent } from '../stripe/confirm-intent.ts'
import { dispute, disputeOf } from '../stripe/disputes.ts'
import { CardRefusal, StripeRefusal, stripeError } from '../stripe/errors.ts'
import { findCharge, findIntent } from '../stripe/find-object.ts'
import type { Intent } from '../stripe/objects.ts'
import { eventAbout, sendEvent } from '../stripe/record-event.ts'
import { refundCharge } from '../stripe/refund-charge.ts'
import { parseBody } from './parse.ts'

const Payment = v.object({
  card: v.pipe(
    v.string(),
    v.transform((card) => card.replace(/[\s-]/g, '')),
    v.regex(/^\d{12,19}$/),
  ),
  /** The immediate result of 3-D Secure; without it the intent stays `requires_action`. */
  approve: v.optional(v.boolean()),
  returnUrl: v.optional(v.string()),
})
const Approval = v.object({ approve: v.boolean() })
const RefundWish = v.object({ amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) })
const Again = v.object({
  type: v.optional(v.string(), 'payment_intent.succeeded'),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
})
const DisputeWish = v.object({ outcome: v.optional(v.picklist(['won', 'lost'])) })

/** The payments, and actions of a buyer, a bank or Stripe's dashboard. */
export function paymentControl(sandbox: Sandbox): Route[] {
  /** With its charge and dispute, as the dashboard would show it. */
  const presented = (intent: Intent) => ({
    ...intent,
    charge: intent.latest_charge ? findCharge(sandbox, intent.latest_charge) : null,
    dispute: disputeOf(sandbox, intent.id) ?? null,
  })

  function acting(
    pattern: string,
    act: (intent: Intent, call: Call) => Answer | undefined,
    refusedCard: 'is an outcome' | 'cannot be' = 'cannot be',
  ): Route {
    return route(pattern, (call) => {
      const id = call.params.id ?? ''
      try {
        const refused = together(sandbox.database, () => {
          try {
            return act(findIntent(sandbox, id), call)
          } catch (error) {
            if (refusedCard === 'is an outcome' && error instanceof CardRefusal) return undefined
            throw error
          }
        })
        sandbox.changes.happened()
        return refused ?? json(200, presented(findIntent(sandbox, id)))
      } catch (error) {
        if (error instanceof StripeRefusal) return stripeError(error.failure)
        throw error
      }
    })
  }

  return [
    route('GET /control/payments', () =>
      json(200, [...sandbox.stripeObjects.newest<Intent>('payment_intent')].reverse().map(presented)),
    ),
    route('GET /control/payments/:id', (call) => {
      const intent = sandbox.stripeObjects.find<Intent>('payment_intent', call.params.id ?? '')
      return intent ? json(200, presented(intent)) : json(404, { error: 'not-found' })
    }),
    acting(
      'POST /control/payments/:id/pay',
      (intent, call) => {
        const body = parseBody(call, Payment)
        if ('refused' in body) return body.refused
        const { card, approve, returnUrl } = body.value
        const form = parseForm(`payment_method_data[type]=card&payment_method_data[card][number]=${card}`)
        if (returnUrl) form.return_url = returnUrl
        const confirmed = confirmIntent(sandbox, intent, form, call.origin)
        if (confirmed.status === 'requires_action' && approve !== undefined) {
          answerChallenge(sandbox, confirmed, approve)
        }
        return undefined
      },
      'is an outcome',
    ),
    acting(
      'POST /control/payments/:id/3d-secure',
      (intent, call) => {
        const body = parseBody(call, Approval)
        if ('refused' in body) return body.refused
        answerChallenge(sandbox, intent, body.value.approve)
        return undefined
      },
      'is an outcome',
    ),
    acting('POST /control/payments/:id/cancel', (intent) => {
      cancelIntent(sandbox, intent, parseForm(''))
      return undefined
    }),
    acting('POST /control/payments/:id/refund', (intent, call) => {
      const body = parseBody(call, RefundWish)
      if ('refused' in body) return body.refused
      const { amount } = body.value
      refundCharge(
        sandbox,
        parseForm(`payment_intent=${intent.id}${amount === undefined ? '' : `&amount=${amount}`}`),
      )
      return undefined
    }),
    acting('POST /control/payments/:id/resend', (intent, call) => {
      const body = parseBody(call, Again)
      if ('refused' in body) return body.refused
      const { type, times } = body.value
      const event = eventAbout(sandbox, intent.id, type)
      if (!event) return json(404, { error: 'not-found' })
      for (let sent = 0; sent < times; sent += 1) sendEvent(sandbox, event)
      return undefined
    }),
    acting('POST /control/disputes/:id', (intent, call) => {
      const body = parseBody(call, DisputeWish)
      if ('refused' in body) return body.refused
      dispute(sandbox, intent, body.value.outcome)
      return undefined
    }),
  ]
}
