import type { ImportReport } from '../../../domain/calls/guest-import.ts'
import { changeableFields } from '../../../domain/party/changeable-fields.ts'
import type { ListEdits } from '../../../domain/party/import/list-choices.ts'
import type { ListOutline, ReadParty } from '../../../domain/party/import/list-reading.ts'
import { append } from '../../domain-events/append.ts'
import type { Trx } from '../../platform/database.ts'
import { keepRemoved } from '../keep-removed.ts'
import { lockGuestList } from '../lock-guest-list.ts'
import { addParties } from './add-parties.ts'
import { chooseChanges } from './choose-changes.ts'
import { type Changed, compareLists } from './compare-lists.ts'
import { reportOf } from './import-report.ts'
import { findListedParties, type ListedParty } from './listed-party.ts'
import { updateParties } from './update-parties.ts'

type List = { outline: ListOutline; batches: AsyncIterable<ReadParty[]> }
type Chosen = Pick<ListEdits, 'update' | 'remove' | 'listVersion'>

/**
 * Adds every party that is not on the list yet, and changes and removes those that were chosen: all of it or nothing. Who
 * has answered, was written to or was changed since the look stays, and the report names them. Throws
 * `payment-required`; `guest-limit` or `list-full` when the list cannot hold all that is new.
 */
export async function importList(
  trx: Trx,
  eventId: string,
  { outline, batches }: List,
  chosen: Chosen,
): Promise<ImportReport> {
  await lockGuestList(trx, eventId)
  const file: ReadParty[] = []
  for await (const batch of batches) file.push(...batch)
  // Locked before they are read: an answer that is being stored counts.
  await lockParties(trx, eventId, [...chosen.update, ...chosen.remove])
  const list = await findListedParties(eventId, trx)
  const comparison = await compareLists(outline, file, list)
  const { updates, removals, kept } = await chooseChanges(trx, eventId, comparison, chosen)

  const { added } = comparison
  const removed = await removeParties(trx, eventId, removals)
  const counts = { imported: added.length, updated: updates.length, removed: removed.length }
  const importId = await beginImport(trx, { eventId, ...counts, removedIds: removed })
  await updateParties(trx, importId, updates)
  await addParties(trx, eventId, importId, added)
  const guestIds = updates.map(({ listed }) => listed.id)
  if (updates.length > 0)
    await append(trx, 'guests.changed', { eventId, guestIds, fields: fieldsOf(updates) })
  if (counts.imported > 0)
    await append(trx, 'guests.imported', { eventId, importId, imported: counts.imported })
  return { importId, ...counts, ...reportOf(outline, comparison, list, updates), kept }
}

const removeParties = async (trx: Trx, eventId: string, parties: readonly ListedParty[]) => {
  const guestIds = parties.map(({ id }) => id)
  if (guestIds.length === 0) return []
  const removed = await keepRemoved(trx, eventId, guestIds)
  await append(trx, 'guests.removed', { eventId, guestIds: removed })
  return removed
}

async function beginImport(trx: Trx, fields: object): Promise<string> {
  const [row] = await trx('guestImports').insert(fields).returning('id')
  return row.id
}

const fieldsOf = (updates: readonly Changed[]) => {
  const changed = new Set(updates.flatMap(({ changes }) => changes.map(({ field }) => field)))
  return changeableFields.filter((field) => changed.has(field))
}

const lockParties = (trx: Trx, eventId: string, ids: readonly string[]) =>
  ids.length === 0
    ? undefined
    : trx.raw(
        `select from guests where event_id = :eventId and id = any(cast(:ids as uuid[])) order by id for no key update`,
        { eventId, ids },
      )
