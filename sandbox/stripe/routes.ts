import { maybeDropped, outage, tooSoon } from '../faults/suffer.ts'
import { type Answer, type Call, json } from '../http/call.ts'
import { type FormTree, parseForm, textOf } from '../http/form.ts'
import { type Route, route } from '../http/routes.ts'
import type { Sandbox } from '../sandbox.ts'
import { together } from '../store/open-database.ts'
import { access } from './access.ts'
import { browserView } from './browser-view.ts'
import { cancelIntent } from './cancel-intent.ts'
import { confirmIntent } from './confirm-intent.ts'
import { createIntent, updateIntent } from './create-intent.ts'
import { closeDispute } from './disputes.ts'
import { CardRefusal, cardError, StripeRefusal, stripeError } from './errors.ts'
import { expand } from './expand.ts'
import { findCharge, findDispute, findIntent, findRefund } from './find-object.ts'
import { listObjects } from './list.ts'
import { type Charge, type Dispute, type Intent, newId, type Refund } from './objects.ts'
import { once } from './once.ts'
import { listOf } from './read-params.ts'
import { apiVersion, missingEvent, type StripeEvent } from './record-event.ts'
import { refundCharge } from './refund-charge.ts'

type Run = (form: FormTree, call: Call) => unknown

/** The part of Stripe's API that the app and its pages call. */
export function stripeRoutes(sandbox: Sandbox): Route[] {
  const { stripeObjects } = sandbox
  const intentOf = (call: Call) => findIntent(sandbox, call.params.id ?? '')

  /** The secret key is needed; `forBrowsers` also lets in whoever knows the intent's client secret. */
  const stripe = (pattern: string, run: Run, forBrowsers = false) =>
    route(pattern, async (call) => {
      const form = parseForm(call.method === 'GET' ? call.query.toString() : call.body.toString('utf8'))
      const entry = access(sandbox, call, form, forBrowsers)
      if (typeof entry !== 'string') return entry
      if (tooSoon(sandbox, 'card') > 0) {
        return stripeError({ status: 429, code: 'rate_limit', message: 'Request rate limit exceeded.' })
      }
      const answer = await once(sandbox, call, async () => {
        const broken = await outage(sandbox, 'card')
        return withRequestId(broken ? brokenAnswer() : attempt(sandbox, () => run(form, call), form, entry))
      })
      sandbox.changes.happened()
      return maybeDropped(sandbox, 'card', call, answer)
    })

  return [
    stripe('POST /v1/payment_intents', (form, call) => {
      const intent = createIntent(sandbox, form)
      return textOf(form.confirm) === 'true' ? confirmIntent(sandbox, intent, form, call.origin) : intent
    }),
    stripe('GET /v1/payment_intents', (_, call) =>
      listObjects<Intent>(sandbox, 'payment_intent', call.query, call.path),
    ),
    stripe('GET /v1/payment_intents/:id', (_, call) => intentOf(call), true),
    stripe('POST /v1/payment_intents/:id', (form, call) => updateIntent(sandbox, intentOf(call), form)),
    stripe(
      'POST /v1/payment_intents/:id/confirm',
      (form, call) => confirmIntent(sandbox, intentOf(call), form, call.origin),
      true,
    ),
    stripe('POST /v1/payment_intents/:id/cancel', (form, call) =>
      cancelIntent(sandbox, intentOf(call), form),
    ),
    stripe('POST /v1/refunds', (form) => refundCharge(sandbox, form)),
    stripe('GET /v1/refunds', (form, call) =>
      listObjects<Refund>(sandbox, 'refund', call.query, call.path, byPayment(form)),
    ),
    stripe('GET /v1/refunds/:id', (_, call) => findRefund(sandbox, call.params.id ?? '')),
    stripe('GET /v1/charges', (form, call) =>
      listObjects<Charge>(sandbox, 'charge', call.query, call.path, byPayment(form)),
    ),
    stripe('GET /v1/charges/:id', (_, call) => findCharge(sandbox, call.params.id ?? '')),
    stripe('GET /v1/disputes', (form, call) =>
      listObjects<Dispute>(sandbox, 'dispute', call.query, call.path, byPayment(form)),
    ),
    stripe('GET /v1/disputes/:id', (_, call) => findDispute(sandbox, call.params.id ?? '')),
    stripe('POST /v1/disputes/:id/close', (_, call) =>
      closeDispute(sandbox, findDispute(sandbox, call.params.id ?? ''), 'lost'),
    ),
    stripe('GET /v1/events', (form, call) => {
      const types = [textOf(form.type), ...listOf(form.types)].filter((type) => type !== undefined)
      const fits = ({ type }: StripeEvent) => types.length === 0 || types.includes(type)
      return listObjects<StripeEvent>(sandbox, 'event', call.query, call.path, fits)
    }),
    stripe('GET /v1/events/:id', (_, call) => {
      const id = call.params.id ?? ''
      const event = stripeObjects.find<StripeEvent>('event', id)
      if (!event) throw missingEvent(id)
      return event
    }),
  ]
}

/** Runs a command in one transaction and puts its result, or its refusal, into Stripe's words. */
function attempt(sandbox: Sandbox, run: () => unknown, form: FormTree, entry: 'secret' | 'browser'): Answer {
  const view = (value: unknown) => (entry === 'browser' ? browserView(value as Intent) : value)
  let refused: CardRefusal | undefined
  try {
    const value = together(sandbox.database, () => {
      try {
        return run()
      } catch (error) {
        // A declined card is a result: its changes must be committed.
        if (!(error instanceof CardRefusal)) throw error
        refused = error
        return undefined
      }
    })
    if (refused) return cardError(refused.failure, view(refused.intent))
    return json(200, expand(sandbox, view(value), listOf(form.expand)))
  } catch (error) {
    if (error instanceof StripeRefusal) return stripeError(error.failure)
    throw error
  }
}

function byPayment(form: FormTree) {
  const intent = textOf(form.payment_intent)
  const charge = textOf(form.charge)
  return (object: { payment_intent: string; charge?: string }) =>
    (intent === undefined || object.payment_intent === intent) &&
    (charge === undefined || object.charge === charge)
}

function brokenAnswer(): Answer {
  const answer = stripeError({
    status: 500,
    type: 'api_error',
    message: 'An unknown error occurred on our side. Please try again.',
  })
  // A retry would return the stored response: Stripe tells its SDKs not to retry.
  return { ...answer, headers: { ...answer.headers, 'stripe-should-retry': 'false' } }
}

function withRequestId(answer: Answer): Answer {
  return {
    ...answer,
    headers: { ...answer.headers, 'request-id': newId('req_', 14), 'stripe-version': apiVersion },
  }
}
