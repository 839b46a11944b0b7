import { foldHeader } from './fold.ts'
import { lesserSynonyms, type Role, synonyms } from './header-synonyms.ts'
import type { Row, Sheet } from './sheet.ts'

const roleOf = new Map(
  (Object.entries(synonyms) as [Role, readonly string[]][]).flatMap(([role, texts]) =>
    texts.map((text) => [text, role] as const),
  ),
)

/** The columns of a list by what they hold, from 0; two columns of surnames are read one after the other. */
export type Columns = Partial<Record<Exclude<Role, 'surname'>, number>> & { surnames: number[] }

export type Header = { sheet: Sheet; rowIndex: number; columns: Columns; score: number }

/** Rows that are searched for the header: only titles stand above it. */
const rowsSearched = 60

/**
 * The list's header: the row with the most known columns, a name among them, on whichever sheet has it;
 * visible sheets before hidden ones, in order.
 */
export function findHeader(sheets: Sheet[]): Header | undefined {
  const found = findHeaders(sheets)
  return found.reduce<Header | undefined>(
    (best, next) => (best && rank(best) >= rank(next) ? best : next),
    undefined,
  )
}

/** Each sheet's own header, sheets without one left out. */
export function findHeaders(sheets: Sheet[]): Header[] {
  return sheets.flatMap((sheet) => {
    let best: Header | undefined
    sheet.rows.slice(0, rowsSearched).forEach((row, rowIndex) => {
      const columns = readColumns(row)
      if (!columns) return
      const score = Object.keys(columns).length - 1 + columns.surnames.length
      if (score > (best?.score ?? 0)) best = { sheet, rowIndex, columns, score }
    })
    return best ?? []
  })
}

const rank = ({ sheet, score }: Header) => score - (sheet.hidden ? 100 : 0)

function readColumns(row: Row): Columns | undefined {
  const columns: Columns = { surnames: [] }
  const rest = new Map<string, number>()
  row.cells.forEach((cell, index) => {
    if (cell.repeated || cell.text.length > longestHeader) return
    const names = headerNames(cell.text)
    const role = names.map((name) => roleOf.get(name)).find(Boolean)
    if (role === 'surname') columns.surnames.push(index)
    else if (role && columns[role] === undefined) columns[role] = index
    else for (const name of names) if (!rest.has(name)) rest.set(name, index)
  })
  for (const [role, texts] of lesserSynonyms) {
    const index = texts.map((text) => rest.get(text)).find((found) => found !== undefined)
    if (role === 'surname' || index === undefined || columns[role] !== undefined) continue
    if (!Object.values(columns).includes(index)) columns[role] = index
  }
  return columns.name === undefined ? undefined : columns
}

const longestHeader = 80

/** A header without its remark: 'Email (opcional)', 'Nombre *', 'Teléfono: +34…'. */
function headerNames(text: string): string[] {
  if (/^\s*\+\s?1\s*$/.test(text)) return ['plus one']
  return [foldHeader(text), foldHeader(text.split(/[([:]/, 1)[0] ?? '')]
}
