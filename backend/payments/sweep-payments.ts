import type { PaymentStatus } from '../../domain/payment/payment-status.ts'
import { enqueueAll } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'

const most = 500

/**
 * The reconciliation sweep of payments: queues a check for every payment that is due, oldest first, and the refund of
 * every duplicate that is not refunded yet. None is due again before the check had time to finish. Returns how many.
 */
export async function sweepPayments(trx: Trx): Promise<number> {
  const { rows } = await trx.raw<{ rows: { id: string; status: PaymentStatus }[] }>(
    `update payments set next_check_at = now() + greatest(:sweep * interval '1 second', (now() - created_at) / 20)
     where id in (
       select id from payments where next_check_at <= now()
       order by next_check_at limit :most for update skip locked)
     returning id, status`,
    { sweep: env().stripe.sweepSeconds, most },
  )
  const jobs = (among: typeof rows) => among.map(({ id }) => ({ data: { paymentId: id } }))
  const isDuplicate = ({ status }: { status: PaymentStatus }) => status === 'duplicate'
  await enqueueAll(trx, 'refund-duplicate', jobs(rows.filter(isDuplicate)))
  await enqueueAll(trx, 'reconcile-payment', jobs(rows.filter((row) => !isDuplicate(row))))
  return rows.length
}
