import { env } from '../platform/env.ts'
import { isActive, isOpen, type Payment } from './payment.ts'

const day = 86_400_000
/** How long a card payment can be disputed, approximately. */
const watched = 120 * day

/**
 * When to reconcile a payment again: an open one every `sweepSeconds`, less and less often as it ages; a paid one
 * daily, to find refunds and disputes whose webhook was lost; an ended one never.
 */
export function nextCheckOf(
  payment: Pick<Payment, 'status' | 'createdAt' | 'refundedCents' | 'amountCents'>,
): Date | null {
  const now = Date.now()
  const age = now - payment.createdAt.getTime()
  const sweep = env().stripe.sweepSeconds * 1000
  if (isOpen(payment)) return new Date(now + Math.max(sweep, age / 20))
  if (isActive(payment)) return age < watched ? new Date(now + day) : null
  if (payment.status === 'duplicate' && payment.refundedCents < payment.amountCents)
    return new Date(now + Math.max(sweep, 600_000))
  return null
}
