import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { limits } from './limits.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Cell, Row, Sheet } from './sheet.ts'

/**
 * The sheets of a BIFF .xls, or of an .xlsx that exceljs cannot read.
 * Throws `spreadsheet-encrypted`, `spreadsheet-unreadable`.
 */
export function readXls(bytes: Buffer): Sheet[] {
  const book = parse(bytes)
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name]
    if (!sheet) return []
    return { name, hidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0, rows: rowsOf(sheet) }
  })
}

function parse(bytes: Buffer) {
  try {
    return read(bytes, { type: 'buffer', dense: true, cellHTML: false, sheetRows: limits.sheetRows })
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new RefusedSpreadsheet(locked ? 'spreadsheet-encrypted' : 'spreadsheet-unreadable', error)
  }
}

function rowsOf(sheet: WorkSheet): Row[] {
  const data: (CellObject[] | undefined)[] = sheet['!data'] ?? []
  const rows: Row[] = []
  data.forEach((line, index) => {
    const cells: Cell[] = []
    line?.slice(0, limits.columns).forEach((cell, column) => {
      const read = toCell(cell)
      if (read) cells[column] = read
    })
    if (cells.length > 0) rows.push({ number: index + 1, cells })
  })
  markMerged(sheet, rows)
  return rows
}

function toCell(cell: CellObject | undefined): Cell | undefined {
  if (!cell || cell.v === undefined || cell.v === null || cell.v === '') return undefined
  if (cell.t === 'z') return undefined
  const computed = cell.f === undefined ? {} : { computed: true as const }
  const link = cell.l?.Target ? { link: cell.l.Target } : {}
  if (cell.t === 'e') {
    const error = cell.w ?? '#ERROR'
    return { text: error, problem: `La celda tiene un error de Excel (${error})`, ...computed }
  }
  if (cell.t === 'b') return { text: cell.v ? 'sí' : 'no', ...computed }
  return { text: String(cell.v), ...computed, ...link }
}

function markMerged(sheet: WorkSheet, rows: Row[]) {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    const master = byNumber.get(start.r + 1)?.cells[start.c]
    if (!master) continue
    if (end.c > start.c) master.wide = true
    for (let row = start.r + 1; row <= Math.min(end.r, start.r + limits.rows); row++) {
      const below = byNumber.get(row + 1)
      if (below) below.cells[start.c] ??= { text: master.text, repeated: true }
    }
  }
}
