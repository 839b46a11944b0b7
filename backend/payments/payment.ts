import type { PaymentStatus } from '../../domain/payment/payment-status.ts'
import type { PurchasePlan } from '../../domain/payment/purchase-plans.ts'
import { Row } from '../platform/model.ts'

/** One purchase of a plan for an event. At most one is open and one active for each event and plan. */
export class Payment extends Row {
  static override tableName = 'payments'

  /** Null after the event's erasure: the row remains as a bill. */
  declare eventId: string | null
  declare accountId: string | null
  declare plan: PurchasePlan
  declare amountCents: number
  declare currency: 'eur'
  /** The provider's intent; null until its response is stored. */
  declare intentId: string | null
  declare status: PaymentStatus
  /** The provider's code of the last failure; `dispute-lost` after a lost dispute. */
  declare failure: string | null
  declare refundedCents: number
  declare activatedAt: Date | null
  /** When the reconciliation sweep asks the provider again; null = never. */
  declare nextCheckAt: Date | null
  /** Incremented with every stored change of the provider's state: a response requested before that is stale. */
  declare revision: number
  declare updatedAt: Date
}

/** May still be paid. */
export const openStatuses = ['created', 'processing', 'failed'] as const satisfies PaymentStatus[]
/** Counts towards the event's plan; a disputed payment does until the bank decides. */
export const activeStatuses = ['succeeded', 'disputed'] as const satisfies PaymentStatus[]

const isOneOf = (statuses: readonly PaymentStatus[]) => (payment: Pick<Payment, 'status'>) =>
  statuses.includes(payment.status)
export const isOpen = isOneOf(openStatuses)
export const isActive = isOneOf(activeStatuses)
