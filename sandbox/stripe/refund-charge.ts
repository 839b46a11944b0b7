import { type FormTree, textOf } from '../http/form.ts'
import type { Sandbox } from '../sandbox.ts'
import { missingParameter, StripeRefusal } from './errors.ts'
import { findCharge, findIntent } from './find-object.ts'
import { type Charge, newId, type Refund } from './objects.ts'
import { mergedMetadata, onlyKnown, wholeNumber } from './read-params.ts'
import { recordEvent } from './record-event.ts'

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer']

/** `POST /v1/refunds`: gives a charge back, whole or in part: `charge.refunded`. */
export function refundCharge(sandbox: Sandbox, form: FormTree): Refund {
  onlyKnown(form, ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'])
  const charge = chargeToRefund(sandbox, form)
  const reason = textOf(form.reason) ?? null
  if (reason !== null && !reasons.includes(reason)) {
    throw new StripeRefusal({
      status: 400,
      message: `Invalid reason: must be one of ${reasons.join(', ')}`,
      param: 'reason',
    })
  }
  const left = charge.amount - charge.amount_refunded
  const amount = wholeNumber(form.amount, 'amount') ?? left
  checkRefundable(charge, amount, left)
  const refund = sandbox.stripeObjects.save<Refund>({
    id: newId('re_3', 23),
    object: 'refund',
    amount,
    balance_transaction: newId('txn_3', 23),
    charge: charge.id,
    created: Math.floor(sandbox.now() / 1000),
    currency: charge.currency,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: mergedMetadata({}, form.metadata),
    payment_intent: charge.payment_intent,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  })
  const amount_refunded = charge.amount_refunded + amount
  const refunded = sandbox.stripeObjects.save<Charge>({
    ...charge,
    amount_refunded,
    refunded: amount_refunded === charge.amount,
  })
  recordEvent(sandbox, 'refund.created', refund)
  recordEvent(sandbox, 'charge.refunded', refunded)
  return refund
}

function chargeToRefund(sandbox: Sandbox, form: FormTree): Charge {
  const chargeId = textOf(form.charge)
  if (chargeId) return findCharge(sandbox, chargeId, 'charge')
  const intentId = textOf(form.payment_intent)
  if (!intentId) throw missingParameter('payment_intent')
  const intent = findIntent(sandbox, intentId, 'payment_intent')
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw new StripeRefusal({
      status: 400,
      message: `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      param: 'payment_intent',
    })
  }
  return findCharge(sandbox, intent.latest_charge, 'charge')
}

function checkRefundable(charge: Charge, amount: number, left: number): void {
  const euros = (cents: number) => (cents / 100).toFixed(2)
  const refused = (code: string | undefined, message: string) =>
    new StripeRefusal({ status: 400, message, ...(code ? { code } : {}) })
  if (charge.refunded) {
    throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  }
  if (charge.disputed) {
    throw refused('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`)
  }
  if (amount < 1) throw refused('parameter_invalid_integer', 'Invalid positive integer')
  if (amount > left) {
    throw refused(
      undefined,
      `Refund amount (${euros(amount)} ${charge.currency}) is greater than unrefunded amount on charge (${euros(left)} ${charge.currency})`,
    )
  }
}
