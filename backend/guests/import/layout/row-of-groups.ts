import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { meaningsOf } from '../headings/match-heading.ts'
import { kindOfValue } from '../values/kind-of-value.ts'
import { isGroupish } from '../values/profile.ts'
import { coupleWords } from '../values/words.ts'
import { type Grid, lineAt } from './grid.ts'

/** Fewer names may be a table of anything. */
const fewest = 4

/** 'Mesa 1, Mesa 2, Mesa 3' or 'Familia novia, Amigos, Trabajo', with nothing but names below each. */
export function isRowOfGroups(row: Row, grid: Grid, at: number): boolean {
  const numbers = numberColumns(row)
  const indexes = row.cells.flatMap((cell, index) =>
    cell && !cell.wide && !cell.repeated && !numbers.has(index) ? [index] : [],
  )
  if (indexes.length < 2 || indexes.length > 60) return false
  if (!indexes.every((index) => isGroupHeading(lineAt(row, index)))) return false
  const below = grid.rows.slice(at + 1)
  let names = 0
  let filled = 0
  const seen = new Set<string>()
  for (const { cells } of below)
    cells.forEach((cell, index) => {
      if (!cell || numbers.has(index)) return
      filled += 1
      const text = cell.text.trim()
      if (indexes.includes(index) && kindOfValue(text) === 'name') {
        names += 1
        seen.add(text.toLowerCase())
      }
    })
  return names >= fewest && names >= filled * 0.9 && seen.size >= names * 0.8
}

/** Columns headed '#' or 'Nº' only number the rows. */
export const numberColumns = (row: Row): Set<number> =>
  new Set(
    row.cells.flatMap((cell, index) =>
      cell && meaningsOf(lineAt(row, index)).some(({ meaning, score }) => meaning === 'number' && score >= 95)
        ? [index]
        : [],
    ),
  )

const isGroupHeading = (text: string): boolean =>
  text.length <= 40 &&
  (kindOfValue(text) === 'table' ||
    coupleWords.has(foldHeader(text)) ||
    isGroupish(text) ||
    /^mesa /i.test(text)) &&
  !meaningsOf(text).some(({ meaning, score }) => score >= 98 && named.has(meaning))

/** Headings of a column of names that belongs to the same row as the others. */
const named: ReadonlySet<string> = new Set([
  'surname',
  'companionName',
  'householdName',
  'notes',
  'email',
  'phone',
])
