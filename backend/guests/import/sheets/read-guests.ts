import { type Grouping, groupingKeys } from '../../../../domain/party/import/grouping.ts'
import type { ListEdits } from '../../../../domain/party/import/list-choices.ts'
import type { ListProblem, ListReading, ReadParty } from '../../../../domain/party/import/list-reading.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import type { ListColumns } from '../columns/list-columns.ts'
import { lineAt } from '../layout/grid.ts'
import { proposeGrouping, tieRows } from '../layout/ties.ts'
import type { Findings } from '../parties/findings.ts'
import { type PartyContext, placeOf } from '../parties/party-context.ts'
import { readParty } from '../parties/read-party.ts'
import { readCompanions } from '../parties/read-seats.ts'
import { isRepeated, type Seen } from '../parties/repeated.ts'
import { counted, quoted, tell } from '../questions/ask.ts'
import { companionsMeaning } from './companions-meaning.ts'
import type { SheetOutline } from './outline-sheet.ts'
import { selectRows } from './select-rows.ts'

export type SheetReading = {
  parties: ReadParty[]
  problems: ListProblem[]
  unread: ListReading['unread']
  layout: Grouping
  proposed: Grouping
  columns: ListColumns
  width: number
}

export type ReadContext = {
  edits: ListEdits
  country: string
  findings: Findings
  seen: Seen
  isOneOfSeveral: boolean
}

/** The texts of a sheet's phone columns. */
export const phoneTexts = ({ sorted, columns }: SheetOutline): string[] =>
  columns.phone.flatMap((index) => sorted.guests.map((row) => lineAt(row, index)).filter(Boolean))

/** The parties of one sheet, and what is to be asked and told about it. */
export function readGuests(outline: SheetOutline, context: ReadContext): SheetReading {
  const { grid, columns } = outline
  const { edits, findings, seen } = context
  const selected = selectRows(outline, edits)
  const { rows, problems } = selected
  const proposed = proposeGrouping(
    rows,
    columns,
    outline.sorted.aside.some(({ kind }) => kind === 'section' || kind === 'total'),
  )
  const layout = edits.grouping ?? groupingKeys.find((key) => key === edits.answers.grouping) ?? proposed
  const companions = companionsMeaning(outline, rows, edits.answers)
  if (companions.problem) problems.push(companions.problem)
  const partyContext: PartyContext = {
    sheet: grid.name,
    columns,
    headers: outline.headers,
    country: context.country,
    style: { surnameFirst: !outline.isOwn && isSurnameFirst(rows, columns, outline.headers) },
    keepsName: outline.isOwn,
    countsAll: companions.countsAll,
    childrenBesides: areChildrenBesides(rows, columns),
    halves: edits.answers.fractions === 'down' ? 'down' : 'up',
    byNames: edits.answers['seats-by-names'] !== 'one',
    openSeats: Math.min(14, Number(edits.answers['open-families'] ?? 0) || 0),
    sections: outline.sorted.sections,
    group: grid.group || (context.isOneOfSeveral ? grid.name.trim() : ''),
    above: aboveOf(rows),
    findings,
  }
  for (const { kind, row } of outline.sorted.aside)
    if (kind === 'nameless' && !selected.leftOut.has(row.number))
      findings.names.push(placeOf(row, columns.name[0] ?? null, partyContext))
  const parties: ReadParty[] = []
  const repeated: ReadParty[] = []
  const alike: ReadParty[] = []
  for (const tied of tieRows(rows, columns, layout)) {
    const party = readParty(tied, partyContext)
    if (!party) continue
    const again = tied.rows.length === 1 && tied.key === null ? isRepeated(party, tied.rows[0], seen) : null
    if (again === 'repeated' && edits.answers.repeated !== 'both') repeated.push(party)
    else if (again === 'alike' && edits.answers.repeated === 'once') repeated.push(party)
    else {
      if (again === 'alike') alike.push(party)
      parties.push(party)
    }
  }
  problems.push(...repeatedProblems(repeated, alike))
  return { parties, problems, unread: selected.unread, layout, proposed, columns, width: grid.width }
}

const partyPlaces = (parties: readonly ReadParty[]) =>
  parties.map(({ sheet, rows, name }) => ({ sheet, row: rows[0] ?? 0, index: null, text: name }))

function repeatedProblems(repeated: readonly ReadParty[], alike: readonly ReadParty[]): ListProblem[] {
  const [again, same] = [partyPlaces(repeated), partyPlaces(alike)]
  return [
    tell(
      'repeated',
      `${counted(again.length, 'fila repetida', 'filas repetidas')}, que solo entra${again.length === 1 ? '' : 'n'} una vez: ${quoted(again)}`,
      again,
    ),
    tell(
      'shared-contact',
      `${counted(same.length, 'fila es igual a otra', 'filas son iguales a otra')} y entra${same.length === 1 ? '' : 'n'}, porque puede ser otra persona: ${quoted(same)}`,
      same,
    ),
  ].filter((problem) => problem !== null)
}

/** A row has more children than companions: they are counted each for themselves. */
const areChildrenBesides = (rows: readonly Row[], { companions, children }: ListColumns): boolean =>
  companions !== undefined &&
  children !== undefined &&
  rows.some(
    (row) =>
      (readCompanions(lineAt(row, children))?.count ?? 0) >
      (readCompanions(lineAt(row, companions))?.count ?? 0),
  )

/** The row above each one that may say 'same as above'. */
function aboveOf(rows: readonly Row[]): Map<number, Row> {
  const above = new Map<number, Row>()
  let last: Row | undefined
  for (const row of rows) {
    if (last) above.set(row.number, last)
    last = row
  }
  return above
}

/** 'García López, Ana' on nearly every row, with no seats that say two people. */
function isSurnameFirst(
  rows: readonly Row[],
  { name, seats }: ListColumns,
  headers: readonly string[],
): boolean {
  const [index] = name
  if (index === undefined || name.length > 1) return false
  if (
    /^(?:apellidos? y nombres?|cognome e nome|nachname,? (?:und )?vorname|surname,? (?:and )?name|last name,? first name|cognoms? i noms?|apelidos? e nomes?|noms? et prenoms?)/.test(
      foldHeader(headers[index] ?? ''),
    )
  )
    return true
  const sample = rows.slice(0, 300)
  const inverted = sample.filter(
    (row) => /^[^,\n]{2,40}, ?[^,\n&+]{2,40}$/.test(lineAt(row, index)) && !/^[2-9]/.test(lineAt(row, seats)),
  )
  return sample.length >= 3 && inverted.length >= sample.length * 0.8
}
