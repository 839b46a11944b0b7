import type { ImportReport } from '../../../domain/calls/guest-import.ts'
import { columnFields } from '../../../domain/party/import/column-fields.ts'
import type {
  CellPlace,
  ListOutline,
  ListProblem,
  ReadParty,
} from '../../../domain/party/import/list-reading.ts'
import { seatLimits } from '../../../domain/party/seat-limits.ts'
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
      .flatMap(({ kind, rows }) => rows.map((place) => ({ kind, place })))
  const cameIn = new Set(
    [...added, ...updated].flatMap(({ sheet, rows }) => rows.map((row) => keyOf({ sheet, row }))),
  )
  const resemblances = findResemblances(added, list)
  // Who is on the list is named rather than the same one in the file.
  const alike = new Set(resemblances.map(({ party }) => keyOf({ sheet: party.sheet, row: rowOf(party) })))
  return {
    people: added.reduce((sum, { people }) => sum + people.length, 0),
    duplicates: [
      ...known
        .filter((party) => !updated.has(party))
        .map((party) => ({ row: rowOf(party), name: party.name })),
      ...told(['repeated']).map(({ place }) => ({ row: place.row, name: place.text })),
    ].sort(byRow),
    warnings: [
      ...told(['phone', 'email', 'text', 'shared-contact'])
        .filter(
          ({ kind, place }) =>
            cameIn.has(keyOf(place)) && !(kind === 'shared-contact' && alike.has(keyOf(place))),
        )
        .map(({ kind, place }) => ({ row: place.row, message: warnings[kind]?.(place.text) ?? place.text })),
      ...resemblances.map(({ party, message }) => ({ row: rowOf(party), message })),
    ].sort(byRow),
    errors: told(['name', 'seats']).map(({ kind, place }) => ({
      row: place.row,
      name: place.name ?? '',
      column: headerOf(outline, place),
      message: kind === 'name' ? 'Falta el nombre' : seatsMessage(place.text),
    })),
    unread: outline.unread,
  }
}

/** What a cell is told of by itself; the look tells of all those of one kind together. */
const warnings: Partial<Record<ListProblem['kind'], (text: string) => string>> = {
  phone: (text) => `Teléfono no válido: «${text}». El invitado entra sin él`,
  email: (text) => `Email no válido: «${text}». El invitado entra sin él`,
  text: () => 'Un texto era demasiado largo y entra cortado',
}
const seatsMessage = (text: string) =>
  `Las plazas van de ${seatLimits.min} a ${seatLimits.max}, y aquí dice «${text}»`

const keyOf = ({ sheet, row }: { sheet: string; row: number }) => `${row}\n${sheet}`
const rowOf = ({ rows }: ReadParty) => rows[0] ?? 0
const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row

/** A column's heading, or what it means when it has none. */
function headerOf({ columns }: ListOutline, { sheet, index }: CellPlace): string {
  const column = columns.find((one) => one.sheet === sheet && one.index === index)
  return column?.header || columnFields[column?.field ?? 'name']
}
