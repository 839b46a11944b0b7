import type { PurchasePlan } from '../../domain/payment/purchase-plans.ts'
import type { Trx } from '../platform/database.ts'
import { activeStatuses, Payment } from './payment.ts'

/** The plans with an active payment. */
export async function findActivePlans(trx: Trx, eventId: string): Promise<PurchasePlan[]> {
  const payments = await Payment.query(trx)
    .where({ eventId })
    .whereIn('status', [...activeStatuses])
    .select('plan')
  return payments.map(({ plan }) => plan)
}

/** Whether the event's Essence was refunded while its upgrade was not. */
export async function keepsUpgrade(trx: Trx, eventId: string): Promise<boolean> {
  const plans = await findActivePlans(trx, eventId)
  return plans.includes('upgrade') && !plans.includes('essence')
}
