import type { ListDifference } from '../../../domain/party/import/list-difference.ts'
import type { ListOutline, ReadParty } from '../../../domain/party/import/list-reading.ts'
import { takeTurn } from '../spreadsheet/take-turn.ts'
import type { ListedParty } from './listed-party.ts'
import { type Matches, matchParties } from './match-parties.ts'
import { changesOf, isEqual, type PartyChanges } from './party-changes.ts'

/** A party of the list that has other values in the file. */
export type Changed = PartyChanges & { listed: ListedParty; read: ReadParty }

/** How a file differs from the list. */
export type Comparison = {
  added: ReadParty[]
  changed: Changed[]
  /** Parties of the file that are on the list. */
  known: ReadParty[]
  unchanged: number
  gone: ListedParty[]
}

/** Compares a file with a list, in slices of a few milliseconds. */
export async function compareLists(
  outline: Pick<ListOutline, 'columns' | 'layout'>,
  file: readonly ReadParty[],
  list: readonly ListedParty[],
): Promise<Comparison> {
  const { read, gone } = await finished(matchParties(file, list))
  const tellsSeats = outline.layout !== 'row' || outline.columns.some(({ field }) => seatFields.has(field))
  const comparison: Comparison = { added: [], changed: [], known: [], unchanged: 0, gone }
  for (const [at, { party, listed }] of read.entries()) {
    if (at % 200 === 0) await takeTurn()
    if (!listed) {
      comparison.added.push(party)
      continue
    }
    comparison.known.push(party)
    const changes = isEqual(listed, party) ? null : changesOf(listed, party, tellsSeats)
    if (changes && changes.changes.length > 0) comparison.changed.push({ ...changes, listed, read: party })
    else comparison.unchanged += 1
  }
  return comparison
}

/** Columns that tell how many people a row stands for. */
const seatFields = new Set<string>([
  'seats',
  'companions',
  'adults',
  'children',
  'companionName',
  'household',
  'isChild',
])

async function finished(work: Generator<undefined, Matches>): Promise<Matches> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await takeTurn()
  }
}

/** A comparison as the look shows it. */
export function presentDifference(
  { added, changed, unchanged, gone }: Comparison,
  listVersion: number,
): ListDifference {
  return {
    added: added.length,
    unchanged,
    changed: changed.map(({ listed, read, changes }) => ({
      guestId: listed.id,
      row: read.rows[0] ?? 0,
      name: listed.name,
      changes,
    })),
    gone: gone.map(({ id, name, status }) => ({ guestId: id, name, hasAnswered: status !== 'pending' })),
    listVersion,
  }
}
