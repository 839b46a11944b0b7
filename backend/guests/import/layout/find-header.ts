import type { Row } from '../../spreadsheet/sheet.ts'
import type { Candidate } from '../headings/candidate.ts'
import { meaningsOf } from '../headings/match-heading.ts'
import { kindOfValue, type ValueKind } from '../values/kind-of-value.ts'
import { type Grid, lineAt } from './grid.ts'

/** Where a list begins: its headings by column, '' where there is none, and the row after them. */
export type Header = { at: number; rows: number; texts: string[]; evidence: number }

/** Rows that are searched for the headings: only titles stand above them. */
const rowsSearched = 60
/** Rows below that say what a column holds. */
const rowsBelow = 30
const enough = 0.9

/** The headings of a sheet: the row that says most about the columns below it. None: the first row is a guest. */
export function findHeader(grid: Grid): Header {
  let best = -1
  let most = enough - 0.001
  grid.rows.slice(0, rowsSearched).forEach((row, at) => {
    const evidence = evidenceOf(row, grid.rows.slice(at + 1, at + 1 + rowsBelow))
    if (evidence > most + 0.001) [best, most] = [at, evidence]
  })
  if (best < 0) return { at: -1, rows: 0, texts: [], evidence: 0 }
  const texts = textsOf(grid.rows[best])
  // Repeated on every page, the headings stand above the first one.
  best = grid.rows.findIndex((row) => isSameText(textsOf(row), texts))
  const above = best > 0 ? grid.rows[best - 1] : undefined
  const below = grid.rows[best + 1]
  // Headings in two rows: one row names what the other leaves empty.
  const second = below && isSecondRow(below, texts, grid.rows.slice(best + 2, best + 2 + rowsBelow))
  if (below && second) addMissing(texts, below, grid.rows.slice(best + 2, best + 2 + rowsBelow))
  if (above && isAdjacent(above, grid.rows[best]))
    addMissing(texts, above, grid.rows.slice(best + 1, best + 1 + rowsBelow))
  return { at: best, rows: second ? 2 : 1, texts, evidence: most }
}

const textsOf = (row: Row | undefined): string[] => {
  const texts: string[] = []
  row?.cells.forEach((cell, index) => {
    if (!cell.repeated) texts[index] = cell.text.trim()
  })
  return Array.from(texts, (text) => text ?? '')
}

const isSameText = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])

const isAdjacent = (above: Row, row: Row | undefined) => row !== undefined && row.number - above.number === 1

function evidenceOf(row: Row, below: readonly Row[]): number {
  let evidence = 0
  let recognized = 0
  row.cells.forEach((cell, index) => {
    if (!cell || cell.wide || cell.repeated) return
    const text = lineAt(row, index)
    if (cell.computed && /^[\d.,]+$/.test(text)) {
      evidence -= 1
      return
    }
    if (text === '') return
    const column = columnBelow(below, index)
    const candidates = meaningsOf(cell.text.trim())
    const kind = kindOfValue(text)
    if (candidates.length === 0 || text.length > 60)
      evidence += text.length > 60 && candidates.length === 0 ? -0.3 : plainEvidence(kind, text, column)
    else {
      recognized += 1
      const again = column.texts.has(text.toLowerCase()) ? -0.5 : 0
      evidence += Math.max(...candidates.map((one) => one.score * fits(one, column))) / 100 + again
    }
  })
  return recognized > 0 || evidence > 1.2 ? evidence : 0
}

/** A text that says nothing by itself, over numbers or over values that come again. */
function plainEvidence(kind: ValueKind, text: string, column: Below): number {
  if (kind === 'phone' || kind === 'email' || kind === 'date' || kind === 'link' || kind === 'half') return -1
  if (kind === 'count' || kind === 'number') return -0.5
  if (kind === 'code') return -0.3
  if (column.filled >= 3 && column.numeric / column.filled >= 0.8) return 0.8
  if (column.filled >= 5 && column.texts.size <= column.filled / 2 && !column.texts.has(text.toLowerCase()))
    return 0.3
  return 0
}

type Below = { filled: number; numeric: number; texts: Set<string> }

function columnBelow(below: readonly Row[], index: number): Below {
  const found: Below = { filled: 0, numeric: 0, texts: new Set() }
  for (const row of below) {
    const text = lineAt(row, index)
    if (text === '') continue
    found.filled += 1
    found.texts.add(text.toLowerCase())
    if (numeric.has(kindOfValue(text))) found.numeric += 1
  }
  return found
}

const numeric: ReadonlySet<ValueKind> = new Set(['count', 'half', 'number', 'phone', 'email'])
const answers: ReadonlySet<ValueKind> = new Set(['status', 'age', 'answer', 'gender'])
const counted: ReadonlySet<string> = new Set(['seats', 'adults', 'children', 'phone', 'email', 'number'])
const worded: ReadonlySet<string> = new Set(['name', 'surname', 'householdName'])

/** How well what stands below agrees with a heading. */
function fits({ meaning }: Candidate, { filled, numeric: numbers }: Below): number {
  if (filled === 0) return 0.35
  if (counted.has(meaning)) return numbers > 0 ? 1 : 0.4
  if (worded.has(meaning)) return numbers / filled < 0.5 ? 1 : 0.3
  return 0.9
}

/** A second row of headings: all of its texts are headings, and none is a value. */
function isSecondRow(row: Row, above: string[], below: readonly Row[]): boolean {
  let recognized = 0
  let filled = 0
  for (const [index, cell] of row.cells.entries()) {
    if (!cell || cell.repeated) continue
    const text = lineAt(row, index)
    filled += 1
    // 'confirmado' and 'adulto' are values where they come again below.
    if (
      answers.has(kindOfValue(text)) &&
      above[index] !== '' &&
      columnBelow(below, index).texts.has(text.toLowerCase())
    )
      return false
    const known = meaningsOf(text).some(({ score }) => score >= 95)
    if (known) recognized += 1
    else if (kindOfValue(text) !== 'name' && kindOfValue(text) !== 'text') return false
    else if (columnBelow(below, index).texts.has(text.toLowerCase())) return false
    if (known && above[index] && meaningsOf(above[index]).some(({ score }) => score >= 95) && filled === 1)
      return false
  }
  return recognized >= 1 && recognized / filled >= 0.6
}

function addMissing(texts: string[], row: Row, below: readonly Row[]) {
  row.cells.forEach((cell, index) => {
    if (!cell || cell.repeated || (texts[index] ?? '') !== '') return
    const text = cell.text.trim()
    if (kindOfValue(text) === 'count' || columnBelow(below, index).filled === 0) return
    texts[index] = text
  })
  for (let index = 0; index < texts.length; index++) texts[index] ??= ''
}
