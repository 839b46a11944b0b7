import { enqueue } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'

/** One try at a delivery: a later try has a later time. */
export type Attempt = { id: string; attemptedAt: Date | null }

/** Asks the provider about messages that may have been accepted, `settleAfterSeconds` from now. */
export async function settleLater(trx: Trx, deliveryIds: string[], misses = 0): Promise<void> {
  if (deliveryIds.length === 0) return
  const startAfter = new Date(Date.now() + env().whatsapp.settleAfterSeconds * 1000)
  await enqueue(trx, 'settle-whatsapps', { deliveryIds, misses }, { startAfter })
}

/** Puts back what was certainly not accepted; one that is already being tried anew stays as it is. */
export async function returnToQueue(trx: Trx, attempts: Attempt[]): Promise<void> {
  const given = attempts.map(({ id, attemptedAt }) => ({ id, attemptedAt }))
  await trx.raw(
    `update deliveries d set status = 'queued', attempted_at = null, updated_at = now()
     from jsonb_to_recordset(cast(? as jsonb)) as given (id uuid, "attemptedAt" timestamptz)
     where d.id = given.id and d.attempted_at = given."attemptedAt" and d.status = 'sending' and d.provider_id is null`,
    [JSON.stringify(given)],
  )
}
