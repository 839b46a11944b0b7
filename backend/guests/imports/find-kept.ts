import type { Trx } from '../../platform/database.ts'
import { messagesOf, partyHash } from './party-hash.ts'
import { reasons } from './reasons.ts'

/** Whom the undo of an import leaves alone and why, in list order. What the import touched is locked. */
export async function findKept(
  trx: Trx,
  eventId: string,
  importId: string,
): Promise<{ id: string; name: string; reason: string }[]> {
  const { rows } = await trx.raw(
    `with touched as (
       select one.id, one.hash, null::jsonb as former
       from guest_imports i, unnest(i.added_ids, i.added_hashes) as one (id, hash) where i.id = :importId
       union all
       select guest_id, hash, former from guest_import_updates where import_id = :importId
     ), told as (
       select g.id, g.name, g.position, case
         when g.answered_at is distinct from (former ->> 'answered_at')::timestamptz then cast(:answered as text)
         when ${messagesOf} > coalesce((former ->> 'messages')::int, 0) then :writtenTo
         when ${partyHash} <> touched.hash then :changed
         end as reason
       from touched join guests g on g.id = touched.id and g.event_id = :eventId
     )
     select id, name, reason from told where reason is not null order by position`,
    { eventId, importId, ...reasons },
  )
  return rows
}
