import { limits } from '../limits.ts'
import { RefusedSpreadsheet } from '../refusal.ts'
import type { Cell, Row, Sheet } from '../sheet.ts'
import { findSeparator } from './find-separator.ts'
import { splitRecords } from './split-records.ts'

/**
 * The sheet of a CSV, a TSV or a pasted table, in whichever encoding and with whichever separator; it is named 'csv'.
 * Throws `spreadsheet-no-table`, `spreadsheet-too-large`.
 */
export function readText(text: string, fileName = ''): Sheet {
  const told = /^sep=([^\n])[^\n]*\n/i.exec(text)
  const body = told ? text.slice(told[0].length) : text
  const separator = told?.[1] ?? separatorOf(body, fileName)
  // A separator that does not occur: one column, whose quotes still count.
  const records = splitRecords(body, separator ?? '\0', limits.sheetRows + 1)
  if (records.length > limits.sheetRows) throw new RefusedSpreadsheet('spreadsheet-too-large')
  const rows = records.flatMap((fields, index) => rowOf(fields, index + 1) ?? [])
  if (!separator && isProse(rows)) throw new RefusedSpreadsheet('spreadsheet-no-table')
  return { name: 'csv', hidden: false, rows, hiddenColumns: [], merges: [] }
}

const separatorOf = (text: string, fileName: string) =>
  /\.(?:tsv|tab)$/i.test(fileName.trim()) && text.includes('\t') ? '\t' : findSeparator(text)

/** Text as spreadsheet programs and databases wrote it into CSV so that a phone keeps its zeros: ="0034600111222". */
const guarded = /^="([^"]*)"$/
/** The apostrophe that keeps a text from running as a formula, as our own export has it. */
const apostrophe = /^'(?=[=+\-@\t\r＝＋－＠])/

function rowOf(fields: string[], number: number): Row | undefined {
  const cells: Cell[] = []
  const read = Math.min(fields.length, limits.columns)
  for (let column = 0; column < read; column++) {
    const text = fields[column]?.replace(guarded, '$1').replace(apostrophe, '') ?? ''
    if (text !== '') cells[column] = { text }
  }
  return cells.some(({ text }) => text.trim() !== '') ? { number, cells } : undefined
}

/** A name or a short line is no longer. */
const longestLine = 100

const isProse = (rows: Row[]) =>
  rows.filter(({ cells }) => (cells[0]?.text.length ?? 0) > longestLine).length > rows.length / 2
