import type { CellPlace } from '../../../../domain/party/import/list-reading.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import type { ListColumns } from '../columns/list-columns.ts'
import { foldHeading } from '../headings/fold-heading.ts'
import { lineAt } from '../layout/grid.ts'
import { coupleWords, noWords } from '../values/words.ts'

/** The rows marked to be left out, in the column that marks them. */
export function markedRows(rows: readonly Row[], columns: ListColumns): Row[] {
  const index = columns.leftOut
  if (index === undefined) return []
  return rows.filter((row) => {
    const folded = foldHeading(lineAt(row, index))
    const text = lineAt(row, index)
    return text !== '' && text !== '0' && text !== '-' && !(folded !== '' && noWords.has(folded))
  })
}

/** Cheap check first: folding every cell of a long list would cost more than reading it. */
const hint = /novi|bride|groom|nuvi|noiv|spos|br[aä]ut|mari|ezkong/i

/** The couple's own rows: a cell says 'Novio' or 'Novia', and hardly another in its column. */
export function coupleRows(rows: readonly Row[], columns: ListColumns): Row[] {
  const found = new Map<number, Row[]>()
  for (const row of rows) {
    row.cells.forEach((cell, index) => {
      if (!cell || cell.text.length > 20 || columns.name.includes(index)) return
      if (!hint.test(cell.text) || !coupleWords.has(foldHeader(cell.text))) return
      found.set(index, [...(found.get(index)?.slice(0, 4) ?? []), row])
    })
  }
  const few = [...found.values()].filter((own) => own.length <= 2 && own.length < rows.length * 0.34)
  return [...new Set(few.flat())]
}

export const placesOf = (rows: readonly Row[], sheet: string, columns: ListColumns): CellPlace[] =>
  rows.map((row) => ({
    sheet,
    row: row.number,
    index: null,
    text: columns.name
      .map((index) => lineAt(row, index))
      .filter(Boolean)
      .join(' ')
      .slice(0, 120),
  }))
