import { type SuppressionReason, suppressionReasons } from '../../domain/sending/suppression.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'

/** The address itself, or the hash that an unsubscribe link holds. */
export type Suppression = { eventId: string; reason: SuppressionReason } & (
  | { email: string }
  | { addressHash: Buffer }
)

/** SQL: how strong a reason is. */
const weight = (reason: string) => `array_position('{${suppressionReasons.join(',')}}'::text[], ${reason})`

/**
 * From now on these addresses are never written to for their event, whoever has them. Kept as hashes. Repeats change
 * nothing; a stronger reason replaces a weaker one.
 */
export async function suppressAddresses(trx: Trx, suppressions: Suppression[]): Promise<void> {
  if (suppressions.length === 0) return
  const given = suppressions.map((one) => ({
    eventId: one.eventId,
    reason: one.reason,
    email: 'email' in one ? one.email : null,
    hash: 'email' in one ? null : one.addressHash.toString('hex'),
  }))
  const { rows } = await trx.raw<{ rows: { eventId: string }[] }>(
    `with given as (
       select e.id as event_id, g.reason,
         coalesce(decode(g.hash, 'hex'), address_hash(e.address_key, g.email)) as address_hash
       from jsonb_to_recordset(cast(:given as jsonb)) as g ("eventId" uuid, reason text, email text, hash text)
       join events e on e.id = g."eventId"
     )
     insert into suppressed_addresses (event_id, address_hash, reason)
     select distinct on (event_id, address_hash) event_id, address_hash, reason from given
     order by event_id, address_hash, ${weight('reason')} desc
     on conflict (event_id, address_hash) do update set reason = excluded.reason
       where ${weight('excluded.reason')} > ${weight('suppressed_addresses.reason')}
     returning event_id`,
    { given: JSON.stringify(given) },
  )
  for (const eventId of new Set(rows.map((row) => row.eventId)))
    await append(trx, 'address.suppressed', { eventId })
}
