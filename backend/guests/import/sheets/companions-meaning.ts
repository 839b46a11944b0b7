import type { ListProblem } from '../../../../domain/party/import/list-reading.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { lineAt } from '../layout/grid.ts'
import { ownTotals } from '../layout/totals.ts'
import { placeOf } from '../parties/party-context.ts'
import { readCompanions } from '../parties/read-seats.ts'
import { ask } from '../questions/ask.ts'
import type { SheetOutline } from './outline-sheet.ts'

/**
 * Whether a column of companions counts the guest too. The sheet's own total says so when it is the column's sum; where
 * it says nothing and everybody brings somebody, the owner is asked.
 */
export function companionsMeaning(
  { grid, columns, titles, rows: below }: SheetOutline,
  rows: readonly Row[],
  answers: Readonly<Record<string, string>>,
): { countsAll: boolean; problem: ListProblem | null } {
  const index = columns.companions
  if (index === undefined || columns.seats !== undefined) return { countsAll: false, problem: null }
  const filled = rows.filter((row) => row.cells[index])
  const counts = filled.map((row) => readCompanions(lineAt(row, index))?.count ?? 0)
  const sum = counts.reduce((all, one) => all + one, 0)
  const guests = new Set(rows)
  const totals = ownTotals([...titles, ...below], (row) => guests.has(row))
  const agrees = sum > 0 && filled.length > 1 && totals.has(sum) && !totals.has(sum + rows.length)
  const isUnclear =
    filled.length >= 3 &&
    filled.length === rows.length &&
    counts.every((count) => count >= 1) &&
    counts.some((count) => count > 1)
  const answer = answers.companions
  const countsAll = answer === 'in-all' || (answer !== 'besides' && agrees)
  if (!isUnclear || agrees) return { countsAll, problem: null }
  const problem = ask(
    'companions',
    'Todos llevan al menos un acompañante: puede que la columna cuente también al invitado',
    '¿Los acompañantes son además del invitado?',
    [
      ['besides', 'Sí, además del invitado'],
      ['in-all', 'No, son todas las plazas'],
    ],
    'besides',
    filled.slice(0, 3).map((row) => placeOf(row, index, { sheet: grid.name })),
    answers,
  )
  return { countsAll, problem }
}
