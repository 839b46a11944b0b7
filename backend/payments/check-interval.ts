import { env } from '../platform/env.ts'
import { isActive, isOpen, type Payment } from './payment.ts'

const day = 86_400_000
/** A card payment can be disputed for about this long. */
const watched = 120 * day

/**
 * When the provider should be asked about a payment again: an open one every `sweepSeconds`, ever less often as it
 * ages; a paid one daily, for refunds and disputes whose webhook was lost; an ended one never.
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
