import type { PaymentState } from '../../domain/calls/payments.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

/** The stored state of a payment of the account, by its intent. Throws `payment-not-found`. */
export async function findPaymentState(accountId: string, intentId: string): Promise<PaymentState> {
  const { rows } = await database().raw<{ rows: PaymentState[] }>(
    `select p.status, p.plan as plan_type, p.event_id, e.is_paid
     from payments p join events e on e.id = p.event_id
     where p.intent_id = ? and p.account_id = ?`,
    [intentId, accountId],
  )
  const [state] = rows
  if (!state) throw new AppError('payment-not-found')
  return state
}
