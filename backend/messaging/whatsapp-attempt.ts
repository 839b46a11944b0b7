import { enqueue } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'

/** One attempt at a delivery, identified by its time. */
export type Attempt = { id: string; attemptedAt: Date | null }

/** Schedules settling messages that may have been accepted, `seconds` from now by the database's clock. */
export async function settleLater(
  trx: Trx,
  deliveryIds: string[],
  seconds = env().whatsapp.settleAfterSeconds,
): Promise<void> {
  if (deliveryIds.length === 0) return
  await enqueue(trx, 'settle-whatsapps', { deliveryIds }, { startAfter: Math.ceil(seconds) })
}

/** Schedules settling `sending` messages without a settling job, which a crash between call and response leaves. */
export async function settleOrphans(trx: Trx, deliveryIds: string[]): Promise<void> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `select d.id from deliveries d
     where d.id = any(cast(:deliveryIds as uuid[])) and d.status = 'sending'
       and not exists (
         select from pgboss.job j where j.name = 'settle-whatsapps' and j.state < 'completed'
           and j.data @> jsonb_build_object('deliveryIds', jsonb_build_array(d.id)))`,
    { deliveryIds },
  )
  await settleLater(
    trx,
    rows.map(({ id }) => id),
  )
}

/** Requeues messages that were certainly not accepted, unless a newer attempt exists. */
export async function returnToQueue(trx: Trx, attempts: Attempt[]): Promise<void> {
  const given = attempts.map(({ id, attemptedAt }) => ({ id, attemptedAt }))
  await trx.raw(
    `update deliveries d set status = 'queued', attempted_at = null, updated_at = now()
     from jsonb_to_recordset(cast(? as jsonb)) as given (id uuid, "attemptedAt" timestamptz)
     where d.id = given.id and d.attempted_at = given."attemptedAt" and d.status = 'sending' and d.provider_id is null`,
    [JSON.stringify(given)],
  )
}
