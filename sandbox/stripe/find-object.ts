import type { Sandbox } from '../sandbox.ts'
import { missingResource } from './errors.ts'
import type { Charge, Dispute, Intent, Refund } from './objects.ts'

/** Each throws `resource_missing` when there is none. */
export function findIntent(sandbox: Sandbox, id: string, param = 'intent'): Intent {
  const intent = sandbox.stripeObjects.find<Intent>('payment_intent', id)
  if (!intent) throw missingResource('payment_intent', id, param)
  return intent
}

export function findCharge(sandbox: Sandbox, id: string, param = 'id'): Charge {
  const charge = sandbox.stripeObjects.find<Charge>('charge', id)
  if (!charge) throw missingResource('charge', id, param)
  return charge
}

export function findRefund(sandbox: Sandbox, id: string): Refund {
  const refund = sandbox.stripeObjects.find<Refund>('refund', id)
  if (!refund) throw missingResource('refund', id, 'refund')
  return refund
}

export function findDispute(sandbox: Sandbox, id: string): Dispute {
  const dispute = sandbox.stripeObjects.find<Dispute>('dispute', id)
  if (!dispute) throw missingResource('dispute', id, 'dispute')
  return dispute
}
