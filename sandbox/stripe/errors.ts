import { type Answer, json } from '../http/call.ts'
import type { CardFailure, Intent } from './objects.ts'

type Failure = {
  status: 400 | 401 | 402 | 404 | 409 | 429 | 500
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error'
  code?: string
  message: string
  param?: string
  payment_intent?: Intent
}

/** A refusal in Stripe's words; thrown by the commands and answered by `stripeError`. */
export class StripeRefusal extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** A card that was refused (402), with the intent as it now is. */
export class CardRefusal extends Error {
  readonly failure: CardFailure
  readonly intent: Intent

  constructor(failure: CardFailure, intent: Intent) {
    super(failure.message)
    this.failure = failure
    this.intent = intent
  }
}

export function stripeError({ status, type = 'invalid_request_error', ...error }: Failure): Answer {
  const doc = error.code ? { doc_url: `https://stripe.com/docs/error-codes/${docName(error.code)}` } : {}
  return json(status, { error: { type, ...error, ...doc } })
}

/** The refusal with the intent as its asker may see it. */
export function cardError(failure: CardFailure, payment_intent: unknown): Answer {
  return json(402, { error: { ...failure, payment_intent } })
}

export function docName(code: string): string {
  return code.replaceAll('_', '-')
}

export function missingParameter(param: string): StripeRefusal {
  return new StripeRefusal({
    status: 400,
    code: 'parameter_missing',
    message: `Missing required param: ${param}.`,
    param,
  })
}

export function missingResource(kind: string, id: string, param: string): StripeRefusal {
  return new StripeRefusal({
    status: 404,
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}
