import { randomBytes } from 'node:crypto'
import { type FormTree, textOf } from '../http/form.ts'
import type { Sandbox } from '../sandbox.ts'
import { readCard } from './card-details.ts'
import { chargeCard, outcomeOf, refuse } from './charge-card.ts'
import { docName, StripeRefusal } from './errors.ts'
import type { Intent } from './objects.ts'
import { recordEvent } from './record-event.ts'

const confirmable = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** A card waiting for approval on the sandbox's 3-D Secure page; stored beside the intent. */

/**
 * `POST /v1/payment_intents/:id/confirm`: pays with the card given. Answers the intent, `succeeded` or
 * `requires_action` (3-D Secure on a page of ours at `origin`); throws `CardRefusal` or `StripeRefusal`.
 */
export function confirmIntent(sandbox: Sandbox, intent: Intent, form: FormTree, origin: string): Intent {
  if (!confirmable.includes(intent.status)) {
    throw new StripeRefusal({
      status: 400,
      code: 'payment_intent_unexpected_state',
      message: `You cannot confirm this PaymentIntent because it has already ${intent.status === 'succeeded' ? 'succeeded after being previously confirmed' : `a status of ${intent.status}`}.`,
      payment_intent: intent,
    })
  }
  const card = readCard(form, sandbox.now())
  if (!card) {
    throw new StripeRefusal({
      status: 400,
      code: 'payment_intent_unexpected_state',
      message:
        "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method.",
      payment_intent: intent,
    })
  }
  sandbox.stripeObjects.save(card.method)
  const receipt = textOf(form.receipt_email)
  const asked = receipt ? { ...intent, receipt_email: receipt } : intent
  if (!outcomeOf(card.number).asks3dSecure) return chargeCard(sandbox, asked, card)
  const attempt = randomBytes(12).toString('hex')
  sandbox.challenges.keep(asked.id, { attempt, card })
  const waiting = sandbox.stripeObjects.save<Intent>({
    ...asked,
    last_payment_error: null,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `${origin}/3d-secure/${asked.id}/${attempt}`,
        return_url: textOf(form.return_url) ?? null,
      },
    },
    payment_method: card.method.id,
    status: 'requires_action',
  })
  recordEvent(sandbox, 'payment_intent.requires_action', waiting)
  return waiting
}

/** Applies the result of 3-D Secure; throws `CardRefusal` when the owner or the bank declines. */
export function answerChallenge(sandbox: Sandbox, intent: Intent, approved: boolean): Intent {
  const challenge = sandbox.challenges.find(intent.id)
  if (!challenge || intent.status !== 'requires_action') {
    throw new StripeRefusal({ status: 400, message: 'There is no authentication to answer.' })
  }
  sandbox.challenges.forget(intent.id)
  if (approved) return chargeCard(sandbox, intent, challenge.card)
  const code = 'payment_intent_authentication_failure'
  throw refuse(sandbox, intent, challenge.card.method, {
    type: 'invalid_request_error',
    code,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    doc_url: `https://stripe.com/docs/error-codes/${docName(code)}`,
  })
}
