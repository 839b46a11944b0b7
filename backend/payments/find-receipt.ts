import { type PurchasePlan, purchaseNames } from '../../domain/payment/purchase-plans.ts'
import { database } from '../platform/database.ts'

export type Receipt = {
  eventId: string
  /** The account that paid. */
  email: string
  coupleNames: string
  /** 'Essence', 'Grand Soirée' or 'Mejora a Grand Soirée'. */
  purchaseName: string
  /** VAT included. */
  amountInCents: number
  /** ISO instant. */
  paidAt: string
  /** The card provider's intent. */
  paymentReference: string
}

type Row = Omit<Receipt, 'purchaseName' | 'paidAt'> & { plan: PurchasePlan; activatedAt: Date }

/** The data of a payment's receipt; null unless the payment activated a plan. */
export async function findReceipt(paymentId: string): Promise<Receipt | null> {
  const { rows } = await database().raw<{ rows: Row[] }>(
    `select p.event_id, a.email, e.couple_names, p.plan, p.amount_cents as amount_in_cents, p.activated_at,
       p.intent_id as payment_reference
     from payments p join events e on e.id = p.event_id join accounts a on a.id = p.account_id
     where p.id = ? and p.activated_at is not null`,
    [paymentId],
  )
  const [row] = rows
  if (!row) return null
  const { plan, activatedAt, ...receipt } = row
  return { ...receipt, purchaseName: purchaseNames[plan], paidAt: activatedAt.toISOString() }
}
