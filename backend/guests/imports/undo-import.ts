import type { UndoReport } from '../../../domain/calls/guest-import.ts'
import { append } from '../../domain-events/append.ts'
import type { Trx } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { forbidNestedLoops } from '../../platform/nested-loops.ts'
import { lockGuestList } from '../lock-guest-list.ts'
import { restoreGuests } from '../restore-guests.ts'
import { findKept } from './find-kept.ts'
import { writtenColumns } from './party-hash.ts'

/** How long an import can be undone, as PostgreSQL writes it. */
export const undoableFor = '24 hours'

/**
 * Undoes an import: what it added goes for good, what it changed gets its former values, what it removed is back with its
 * link and place, as far as the plan has room. Who has answered, was written to or was changed since stays, and is named.
 * Throws `import-not-found`, also when it is undone already, and `import-too-old` after 24 hours.
 */
export async function undoImport(trx: Trx, eventId: string, importId: string): Promise<UndoReport> {
  // Lock order: the event first, as in adding, inviting and removing.
  await trx('events').where({ id: eventId }).forNoKeyUpdate().first('id')
  const found = await trx('guestImports')
    .where({ id: importId, eventId })
    .first('removedIds', trx.raw(`created_at <= now() - interval '${undoableFor}' as is_too_old`))
  if (!found) throw new AppError('import-not-found')
  if (found.isTooOld) throw new AppError('import-too-old')
  await forbidNestedLoops(trx)
  await trx.raw(
    `select from guests where event_id = :eventId and id in (
       select unnest(added_ids) from guest_imports where id = :importId
       union all select guest_id from guest_import_updates where import_id = :importId)
     order by id for update`,
    { eventId, importId },
  )
  const kept = await findKept(trx, eventId, importId)
  const stays = kept.map(({ id }) => id)
  const { rowCount: removed } = await trx.raw(
    `delete from guests where event_id = :eventId and id <> all(cast(:stays as uuid[]))
       and id in (select unnest(added_ids) from guest_imports where id = :importId)`,
    { eventId, importId, stays },
  )
  const changedBack = await changeBack(trx, eventId, importId, stays)
  const { restored, left } = await bringBack(trx, eventId, found.removedIds)
  await trx('guestImports').where({ id: importId }).delete()
  await append(trx, 'guests.import-undone', { eventId, removed })
  return {
    removed,
    restored: changedBack + restored,
    kept: [...kept.map(({ name, reason }) => ({ name, reason })), ...left],
  }
}

async function changeBack(trx: Trx, eventId: string, importId: string, stays: string[]): Promise<number> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `update guests g set ${writtenColumns.map((name) => `${name} = former.${name}`).join(', ')}
     from guest_import_updates u, jsonb_populate_record(null::guests, u.former) former
     where u.import_id = :importId and g.id = u.guest_id and g.event_id = :eventId
       and g.id <> all(cast(:stays as uuid[]))
     returning g.id`,
    { eventId, importId, stays },
  )
  const guestIds = rows.map(({ id }) => id)
  if (guestIds.length > 0) await append(trx, 'guests.changed', { eventId, guestIds, fields: [] })
  return rows.length
}

/** Those who were removed and are still kept, first those who stood first on the list. */
async function bringBack(trx: Trx, eventId: string, ids: readonly string[]) {
  const removed: { id: string; name: string }[] = await trx('removedGuests')
    .where({ eventId })
    .whereIn('id', [...ids])
    .orderByRaw(`(party ->> 'position')::bigint`)
    .select('id', trx.raw(`party ->> 'name' as name`))
  if (removed.length === 0) return { restored: 0, left: [] }
  const { left: room } = await lockGuestList(trx, eventId)
  const { restored } = await restoreGuests(
    trx,
    eventId,
    removed.slice(0, room).map(({ id }) => id),
  )
  return {
    restored,
    left: removed.slice(room).map(({ name }) => ({ name, reason: 'Ya no cabe en la lista' })),
  }
}
