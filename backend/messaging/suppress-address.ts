import { mostGuestIds } from '../../domain/party/list-limits.ts'
import { type SuppressionReason, suppressionReasons } from '../../domain/sending/suppression.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'

/** The address itself, or the hash that an unsubscribe link holds. */
export type Suppression = { eventId: string; reason: SuppressionReason } & (
  | { email: string }
  | { addressHash: Buffer }
)

/** SQL: the rank of a reason. */
const weight = (reason: string) => `array_position('{${suppressionReasons.join(',')}}'::text[], ${reason})`

/**
 * Suppresses addresses for their event, whichever guest has them. Stored as hashes. Repeats change nothing; a stronger
 * reason replaces a weaker one.
 */
export async function suppressAddresses(trx: Trx, suppressions: Suppression[]): Promise<void> {
  if (suppressions.length === 0) return
  const given = suppressions.map((one) => ({
    eventId: one.eventId,
    reason: one.reason,
    email: 'email' in one ? one.email : null,
    hash: 'email' in one ? null : one.addressHash.toString('hex'),
  }))
  const { rows } = await trx.raw<{ rows: Suppressed[] }>(
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
     returning event_id, address_hash`,
    { given: JSON.stringify(given) },
  )
  for (const [eventId, those] of Map.groupBy(rows, (row) => row.eventId)) {
    const guestIds = await findHolders(trx, eventId, those)
    await append(trx, 'address.suppressed', { eventId, ...(guestIds && { guestIds }) })
  }
}

type Suppressed = { eventId: string; addressHash: Buffer }

/** The guests who have one of these addresses now; null when they are too many to name. */
async function findHolders(trx: Trx, eventId: string, those: Suppressed[]): Promise<string[] | null> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `select g.id from guests g join events e on e.id = g.event_id
     where e.id = :eventId and encode(address_hash(e.address_key, g.email), 'hex') = any(cast(:hashes as text[]))
     limit ${mostGuestIds + 1}`,
    { eventId, hashes: those.map(({ addressHash }) => addressHash.toString('hex')) },
  )
  return rows.length > mostGuestIds ? null : rows.map(({ id }) => id)
}
