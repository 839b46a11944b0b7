import type { Sandbox } from '../sandbox.ts'
import type { Card } from './card-details.ts'
import { openDispute } from './disputes.ts'
import { CardRefusal, docName } from './errors.ts'
import { type CardFailure, type Charge, type Intent, newId, type PaymentMethod } from './objects.ts'
import { recordEvent } from './record-event.ts'
import { type CardOutcome, notATestCard, testCards } from './test-cards.ts'

/** The result of a charge. */
export function outcomeOf(number: string): CardOutcome {
  return testCards[number] ?? notATestCard
}

/** Charges the card for the intent: the intent succeeded, or `CardRefusal` with the intent as it is after it. */
export function chargeCard(sandbox: Sandbox, intent: Intent, card: Card): Intent {
  const { decline, disputed } = outcomeOf(card.number)
  const charge = newCharge(sandbox, intent, card.method, decline)
  if (decline) {
    sandbox.stripeObjects.save(charge)
    recordEvent(sandbox, 'charge.failed', charge)
    throw refuse(sandbox, { ...intent, latest_charge: charge.id }, card.method, {
      type: 'card_error',
      ...decline,
      charge: charge.id,
      doc_url: `https://stripe.com/docs/error-codes/${docName(decline.code)}`,
    })
  }
  const paid = sandbox.stripeObjects.save<Intent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: card.method.id,
    status: 'succeeded',
  })
  sandbox.stripeObjects.save(charge)
  recordEvent(sandbox, 'payment_intent.succeeded', paid)
  recordEvent(sandbox, 'charge.succeeded', charge)
  if (disputed) openDispute(sandbox, charge)
  return paid
}

/** The intent goes back to wanting a payment method, and says why. */
export function refuse(
  sandbox: Sandbox,
  intent: Intent,
  method: PaymentMethod,
  failure: CardFailure,
): CardRefusal {
  const complete = { ...failure, payment_method: method }
  const refused = sandbox.stripeObjects.save<Intent>({
    ...intent,
    last_payment_error: complete,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  })
  recordEvent(sandbox, 'payment_intent.payment_failed', refused)
  return new CardRefusal(complete, refused)
}

function newCharge(
  sandbox: Sandbox,
  intent: Intent,
  method: PaymentMethod,
  decline: CardOutcome['decline'],
): Charge {
  const paid = !decline
  return {
    id: newId('ch_3', 23),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: paid ? newId('txn_3', 23) : null,
    billing_details: method.billing_details,
    captured: paid,
    created: Math.floor(sandbox.now() / 1000),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: {
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: decline?.decline_code ?? decline?.code ?? null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: { ...method.card, network: method.card.brand, three_d_secure: null },
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  }
}
