import { planNames } from '../../domain/payment/plans.ts'
import { type PurchasePlan, pricesInCents } from '../../domain/payment/purchase-plans.ts'
import type { Event } from '../events/event.ts'
import { AppError } from '../platform/errors.ts'

type Standing = Pick<Event, 'isPaid' | 'planType'>

/** Throws `amount-mismatch` unless `euros` is the plan's price. */
export function requirePrice(plan: PurchasePlan, euros: number): void {
  if (Math.abs(euros * 100 - pricesInCents[plan]) > 1e-6) throw new AppError('amount-mismatch')
}

/**
 * Why an event can't buy a plan now, or null when it can. `keepsUpgrade`: its Essence was given back and its upgrade
 * was not. What can't be bought but was paid all the same is refunded.
 */
export function purchaseRefusal(event: Standing, plan: PurchasePlan, keepsUpgrade: boolean): AppError | null {
  const has = event.isPaid ? event.planType : null
  if (has === 'grand_soiree' || (has === 'essence' && plan === 'essence'))
    return new AppError('already-bought', { plan: planNames[has] })
  if (plan === 'upgrade') return has === 'essence' ? null : new AppError('upgrade-needs-essence')
  if (plan === 'grand-soiree' && has === 'essence') return new AppError('upgrade-instead')
  if (plan === 'grand-soiree' && keepsUpgrade) return new AppError('essence-completes')
  return null
}
