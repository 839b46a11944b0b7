import type { Trx } from '../platform/database.ts'
import { belongings } from './belongings.ts'

/**
 * Moves parties with all that belongs to them from the list to `removed_guests`; ids that are not on this list are left
 * out. Returns the ids of those removed.
 */
export async function keepRemoved(trx: Trx, eventId: string, guestIds: readonly string[]): Promise<string[]> {
  const given = { eventId, guestIds: [...guestIds] }
  // Lock order: the event first, as in adding and inviting; another order could deadlock.
  await trx('events').where({ id: eventId }).forNoKeyUpdate().first('id')
  await trx.raw(`select from guests where ${chosen} order by id for update`, given)
  // What is being sent at this moment is waited for, so that it is kept as it then is.
  await trx.raw(
    `select from deliveries where guest_id = any(cast(:guestIds as uuid[])) and event_id = :eventId
     order by id for update`,
    given,
  )
  const { rows } = await trx.raw<{ rows: { id: string; countsAsInvited: boolean }[] }>(
    `insert into removed_guests (id, event_id, party, belongings, counts_as_invited)
     select g.id, g.event_id, to_jsonb(g), jsonb_build_object(${belongings.map(rowsOf).join(', ')}), exists (
       select from deliveries where guest_id = g.id and kind = 'invitation'
         and status not in ('queued', 'skipped', 'failed', 'bounced'))
     from guests g where ${chosen}
     returning id, counts_as_invited`,
    given,
  )
  const removed = rows.map(({ id }) => id)
  // An invited party still counts towards the plan's limit.
  const invited = rows.filter(({ countsAsInvited }) => countsAsInvited).length
  await trx('events').where({ id: eventId }).increment('removedInvited', invited)
  await trx('guests').whereIn('id', removed).delete()
  return removed
}

const chosen = 'event_id = :eventId and id = any(cast(:guestIds as uuid[]))'
const rowsOf = (table: string) =>
  `'${table}', coalesce((select jsonb_agg(to_jsonb(b)) from ${table} b where b.guest_id = g.id), '[]')`
