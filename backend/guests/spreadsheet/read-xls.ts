import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { isWholeBook } from './is-whole-book.ts'
import { limits } from './limits.ts'
import { markMerged } from './mark-merged.ts'
import { readCompoundStream } from './read-compound-stream.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Cell, Row, Sheet } from './sheet.ts'

/** The sheets of a BIFF .xls. Throws `spreadsheet-encrypted`, `spreadsheet-unreadable`. */
export function readXls(bytes: Buffer): Sheet[] {
  const book = parse(bytes)
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name]
    if (!sheet) return []
    return { name, hidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0, rows: rowsOf(sheet) }
  })
}

/** An encrypted .xlsx is stored in the container format of .xls. */
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le')

function parse(bytes: Buffer) {
  if (bytes.includes(encryptedPackage)) throw new RefusedSpreadsheet('spreadsheet-encrypted')
  const book = readCompoundStream(bytes, ['Workbook', 'Book'])
  if (!book || !isWholeBook(book)) throw new RefusedSpreadsheet('spreadsheet-unreadable')
  try {
    return read(book, { type: 'buffer', dense: true, cellHTML: false, sheetRows: limits.sheetRows })
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
  const merges = (sheet['!merges'] ?? []).map(({ s: start, e: end }) => ({
    top: start.r + 1,
    left: start.c,
    bottom: end.r + 1,
    right: end.c,
  }))
  markMerged(rows, merges)
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
