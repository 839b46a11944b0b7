import type { ImportReport } from '../../../domain/calls/guest-import.ts'
import { columnFields } from '../../../domain/party/import/column-fields.ts'
import type {
  CellPlace,
  ListOutline,
  ListProblem,
  ReadParty,
} from '../../../domain/party/import/list-reading.ts'
import type { Changed, Comparison } from './compare-lists.ts'
import type { ListedParty } from './listed-party.ts'
import { findResemblances } from './resemblances.ts'

type Told = Pick<ImportReport, 'people' | 'duplicates' | 'warnings' | 'errors' | 'unread'>

/** What became of each row, as far as it did not simply come in. */
export function reportOf(
  outline: ListOutline,
  { added, known }: Comparison,
  list: readonly ListedParty[],
  updates: readonly Changed[],
): Told {
  const updated = new Set(updates.map(({ read }) => read))
  const told = (kinds: readonly ListProblem['kind'][]) =>
    outline.problems
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ message, rows }) => rows.map((place) => ({ message, place })))
  return {
    people: added.reduce((sum, { people }) => sum + people.length, 0),
    duplicates: [
      ...known
        .filter((party) => !updated.has(party))
        .map((party) => ({ row: rowOf(party), name: party.name })),
      ...told(['repeated']).map(({ place }) => ({ row: place.row, name: place.text })),
    ].sort(byRow),
    warnings: [
      ...told(['phone', 'email', 'shared-contact']).map(({ place, message }) => ({
        row: place.row,
        message,
      })),
      ...findResemblances(added, list).map(({ party, message }) => ({ row: rowOf(party), message })),
    ].sort(byRow),
    errors: told(['name', 'seats', 'text']).map(({ place, message }) => ({
      row: place.row,
      name: place.text,
      column: headerOf(outline, place),
      message,
    })),
    unread: outline.unread,
  }
}

const rowOf = ({ rows }: ReadParty) => rows[0] ?? 0
const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row

/** A column's heading, or what it means when it has none. */
function headerOf({ columns }: ListOutline, { sheet, index }: CellPlace): string {
  const column = columns.find((one) => one.sheet === sheet && one.index === index)
  return column?.header || columnFields[column?.field ?? 'name']
}
