import { v5 as uuidV5 } from 'uuid'
import { sweepPayments } from '../payments/sweep-payments.ts'
import { enqueue } from '../platform/boss.ts'
import { inTransaction } from '../platform/database.ts'
import { env } from '../platform/env.ts'

const namespace = 'b0f6c1f4-7a43-4c0e-9d0b-5a4a1d2a6e10'

/** Idempotent: a payment that was just checked is not due. */
export async function sweepAndGoOn(): Promise<void> {
  await inTransaction(sweepPayments)
  await queueNextSweep()
}

/** Sweeps more frequent than cron allows queue each other, with one job for each time slot. */
export async function queueNextSweep(): Promise<void> {
  const { sweepSeconds } = env().stripe
  if (sweepSeconds >= 60) return
  const slot = Math.floor(Date.now() / 1000 / sweepSeconds) + 1
  const startAfter = new Date(slot * sweepSeconds * 1000)
  const id = uuidV5(`sweep-payments/${sweepSeconds}/${slot}`, namespace)
  await inTransaction((trx) => enqueue(trx, 'sweep-payments', {}, { id, startAfter }))
}
