import type { ImportReport } from '../../../domain/calls/guest-import.ts'
import type { ListEdits } from '../../../domain/party/import/list-choices.ts'
import type { Trx } from '../../platform/database.ts'
import type { Changed, Comparison } from './compare-lists.ts'
import { findChangedSince } from './list-version.ts'
import type { ListedParty } from './listed-party.ts'
import { reasons } from './reasons.ts'

type Choice = {
  updates: Changed[]
  removals: ListedParty[]
  kept: ImportReport['kept']
}

/**
 * Of what was chosen, what is done, and by name what is not. Ids of parties that do not differ from the file, are gone or
 * are somebody else's mean nothing.
 */
export async function chooseChanges(
  trx: Trx,
  eventId: string,
  { changed, gone }: Comparison,
  { update, remove, listVersion }: Pick<ListEdits, 'update' | 'remove' | 'listVersion'>,
): Promise<Choice> {
  const [toUpdate, toRemove] = [asSet(update), asSet(remove)]
  const updates = changed.filter(({ listed }) => toUpdate.has(listed.id))
  const removals = gone.filter(({ id }) => toRemove.has(id))
  const choice: Choice = { updates: [], removals: [], kept: [] }
  if (updates.length + removals.length === 0) return choice

  const ids = new Set([...updates.map(({ listed }) => listed.id), ...removals.map(({ id }) => id)])
  const others =
    listVersion === undefined ? new Set() : await findChangedSince(trx, eventId, listVersion, ids)
  const writtenTo = await findWrittenTo(
    trx,
    removals.map(({ id }) => id),
  )
  const keep = ({ name }: ListedParty, reason: string) => choice.kept.push({ name, reason })
  for (const one of updates) {
    if (others.has(one.listed.id)) keep(one.listed, reasons.changed)
    else if (one.refusal) keep(one.listed, one.refusal)
    else choice.updates.push(one)
  }
  for (const party of removals) {
    if (party.status !== 'pending') keep(party, reasons.answered)
    else if (writtenTo.has(party.id)) keep(party, reasons.writtenTo)
    else if (others.has(party.id)) keep(party, reasons.changed)
    else choice.removals.push(party)
  }
  return choice
}

const asSet = (ids: readonly string[]) => new Set(ids.map((id) => id.toLowerCase()))

/** Those to whom a message has left, or may leave. */
async function findWrittenTo(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx('deliveries')
    .whereIn('guestId', [...ids])
    .whereNot('status', 'skipped')
    .distinct('guestId')
  return new Set(rows.map(({ guestId }) => guestId))
}
