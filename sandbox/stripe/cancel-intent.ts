import { type FormTree, textOf } from '../http/form.ts'
import type { Sandbox } from '../sandbox.ts'
import { StripeRefusal } from './errors.ts'
import type { Intent } from './objects.ts'
import { onlyKnown } from './read-params.ts'
import { recordEvent } from './record-event.ts'

const cancelable = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']

/** `POST /v1/payment_intents/:id/cancel`: nothing can be paid with it any more. */
export function cancelIntent(sandbox: Sandbox, intent: Intent, form: FormTree): Intent {
  onlyKnown(form, ['cancellation_reason', 'expand'])
  const reason = textOf(form.cancellation_reason) ?? null
  if (reason !== null && !reasons.includes(reason)) {
    throw new StripeRefusal({
      status: 400,
      message: `Invalid cancellation_reason: must be one of ${reasons.join(', ')}`,
      param: 'cancellation_reason',
    })
  }
  if (!cancelable.includes(intent.status)) {
    throw new StripeRefusal({
      status: 400,
      code: 'payment_intent_unexpected_state',
      message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      payment_intent: intent,
    })
  }
  const canceled = sandbox.stripeObjects.save<Intent>({
    ...intent,
    canceled_at: Math.floor(sandbox.now() / 1000),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  })
  recordEvent(sandbox, 'payment_intent.canceled', canceled)
  return canceled
}
