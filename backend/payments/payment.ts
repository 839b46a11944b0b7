import type { PaymentStatus } from '../../domain/payment/payment-status.ts'
import type { PurchasePlan } from '../../domain/payment/purchase-plans.ts'
import { Row } from '../platform/model.ts'

/** One purchase of a plan for an event: at most one open and one active for each event and plan. */
export class Payment extends Row {
  static override tableName = 'payments'

  /** Null once the event is erased: a bill without an owner. */
  declare eventId: string | null
  declare accountId: string | null
  declare plan: PurchasePlan
  declare amountCents: number
  declare currency: 'eur'
  /** The provider's intent; null until its answer is stored. */
  declare intentId: string | null
  declare status: PaymentStatus
  /** The provider's code of the last refusal; `dispute-lost` when the bank took the money back. */
  declare failure: string | null
  declare refundedCents: number
  declare activatedAt: Date | null
  /** When the sweep asks the provider again; null = never. */
  declare nextCheckAt: Date | null
  /** Grows with every change of what the provider told us: an answer asked for before the last one is stale. */
  declare revision: number
  declare updatedAt: Date
}

/** May still be paid. */
export const openStatuses = ['created', 'processing', 'failed'] as const satisfies PaymentStatus[]
/** Counts for the event's plan; a disputed one does until the bank decides. */
export const activeStatuses = ['succeeded', 'disputed'] as const satisfies PaymentStatus[]

const isOneOf = (statuses: readonly PaymentStatus[]) => (payment: Pick<Payment, 'status'>) =>
  statuses.includes(payment.status)
export const isOpen = isOneOf(openStatuses)
export const isActive = isOneOf(activeStatuses)
