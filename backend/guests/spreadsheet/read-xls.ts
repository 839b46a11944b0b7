import { type CellObject, read, SSF, type WorkSheet } from '@e965/xlsx'
import { isWholeBook } from './is-whole-book.ts'
import { limits } from './limits.ts'
import { markMerged } from './mark-merged.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Cell, Range, Row, Sheet } from './sheet.ts'
import { shownBoolean, shownDate, shownNumber } from './shown-values.ts'

/** The sheets of the book in an .xls. Throws `spreadsheet-encrypted`, `spreadsheet-unreadable`. */
export function readXls(book: Buffer): Sheet[] {
  const { SheetNames, Sheets, Workbook } = parse(book)
  return SheetNames.flatMap((name, index) => {
    const sheet = Sheets[name]
    if (!sheet) return []
    const merges = mergesOf(sheet)
    const rows = rowsOf(sheet, Workbook?.WBProps?.date1904 === true)
    markMerged(rows, merges)
    const hidden = (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0
    return { name, hidden, rows, hiddenColumns: hiddenColumnsOf(sheet), merges }
  })
}

function parse(book: Buffer) {
  if (!isWholeBook(book)) throw new RefusedSpreadsheet('spreadsheet-unreadable')
  try {
    // `cellStyles` tells what is hidden.
    const options = { type: 'buffer', dense: true, cellHTML: false, cellStyles: true } as const
    return read(book, { ...options, sheetRows: limits.sheetRows })
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new RefusedSpreadsheet(locked ? 'spreadsheet-encrypted' : 'spreadsheet-unreadable', error)
  }
}

function rowsOf(sheet: WorkSheet, epoch1904: boolean): Row[] {
  const data: (CellObject[] | undefined)[] = sheet['!data'] ?? []
  const stored = sheet['!rows'] ?? []
  const rows: Row[] = []
  data.forEach((line, index) => {
    const cells: Cell[] = []
    line?.slice(0, limits.columns).forEach((cell, column) => {
      const read = toCell(cell, epoch1904)
      if (read) cells[column] = read
    })
    if (cells.length === 0) return
    rows.push({ number: index + 1, cells, ...(stored[index]?.hidden && { hidden: true }) })
  })
  return rows
}

const mergesOf = (sheet: WorkSheet): Range[] =>
  (sheet['!merges'] ?? []).map(({ s: start, e: end }) => ({
    top: start.r + 1,
    left: start.c,
    bottom: end.r + 1,
    right: end.c,
  }))

const hiddenColumnsOf = (sheet: WorkSheet): number[] =>
  [...(sheet['!cols'] ?? []).keys()].filter(
    (column) => column < limits.columns && sheet['!cols']?.[column]?.hidden === true,
  )

function toCell(cell: CellObject | undefined, epoch1904: boolean): Cell | undefined {
  if (!cell || cell.v === undefined || cell.v === null || cell.v === '') return undefined
  if (cell.t === 'z') return undefined
  const computed = cell.f === undefined ? {} : { computed: true as const }
  const link = cell.l?.Target ? { link: cell.l.Target } : {}
  if (cell.t === 'e') {
    const error = cell.w ?? '#ERROR'
    return { text: error, problem: `La celda tiene un error de Excel (${error})`, ...computed }
  }
  if (typeof cell.v === 'boolean') return { text: shownBoolean(cell.v), kind: 'boolean', ...computed }
  if (typeof cell.v !== 'number') return { text: String(cell.v), kind: 'text', ...computed, ...link }
  const date = SSF.is_date(String(cell.z ?? '')) ? shownDate(cell.v, epoch1904) : undefined
  if (date) return { text: date, kind: 'date', ...computed, ...link }
  return { text: shownNumber(cell.v), kind: 'number', ...computed, ...link }
}
