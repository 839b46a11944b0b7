import type { Sandbox } from '../sandbox.ts'
import { StripeRefusal } from './errors.ts'
import { findCharge } from './find-object.ts'
import { type Charge, type Dispute, newId } from './objects.ts'
import { recordEvent } from './record-event.ts'

const ONE_WEEK = 7 * 24 * 60 * 60

/** The cardholder's bank takes the money back: `charge.dispute.created`. */
export function openDispute(sandbox: Sandbox, charge: Charge): Dispute {
  const created = Math.floor(sandbox.now() / 1000)
  const dispute = sandbox.stripeObjects.save<Dispute>({
    id: newId('du_1'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: created + ONE_WEEK,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  })
  sandbox.stripeObjects.save<Charge>({ ...charge, disputed: true })
  recordEvent(sandbox, 'charge.dispute.created', dispute)
  recordEvent(sandbox, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** Ends a dispute: `charge.dispute.closed`; a won one gives the money back. */
export function closeDispute(sandbox: Sandbox, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (dispute.status !== 'needs_response') {
    throw new StripeRefusal({ status: 400, message: 'This dispute is already closed.' })
  }
  const closed = sandbox.stripeObjects.save<Dispute>({ ...dispute, status: outcome })
  if (outcome === 'won') recordEvent(sandbox, 'charge.dispute.funds_reinstated', closed)
  recordEvent(sandbox, 'charge.dispute.closed', closed)
  return closed
}

/** The latest dispute about a payment, if there is one. */
export function disputeOf(sandbox: Sandbox, intentId: string): Dispute | undefined {
  return [...sandbox.stripeObjects.newest<Dispute>('dispute')].find(
    ({ payment_intent }) => payment_intent === intentId,
  )
}

/** Opens a dispute about a paid intent, or ends the one it has when `outcome` is given (opening it first). */
export function dispute(
  sandbox: Sandbox,
  intent: { id: string; latest_charge: string | null; status: string },
  outcome?: 'won' | 'lost',
): Dispute {
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw new StripeRefusal({ status: 400, message: 'Only a paid payment can be disputed.' })
  }
  const open =
    disputeOf(sandbox, intent.id) ?? openDispute(sandbox, findCharge(sandbox, intent.latest_charge))
  return outcome ? closeDispute(sandbox, open, outcome) : open
}
