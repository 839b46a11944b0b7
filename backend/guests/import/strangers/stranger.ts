import ExcelJS from 'exceljs'
import type { ExpectedList } from '../lists/expected-lists.ts'

/**
 * A made-up guest list as somebody might keep it. Of `rows`, each line is a row and `|` stands between cells; in a
 * workbook `#` before a cell makes it a number, and `=B2:3` a formula with its result.
 */
export type Stranger = {
  name: string
  what: string
  /** A text file instead of a workbook. */
  text?: { separator: string; encoding: 'utf8' | 'latin1' | 'utf16le' }
  sheets: { name: string; merges?: string[]; rows: string }[]
  figures: Omit<ExpectedList, 'firstRows'>
  /** The first parties: name|seats|phone|email|group|people; what is empty is null, a group that matters little too. */
  first: string
}

const gridOf = (rows: string): string[][] => rows.split('\n').map((line) => line.split('|'))

/** What a sensible person would want of it. */
export const expectedOf = ({ figures, first }: Stranger): ExpectedList => ({
  ...figures,
  firstRows:
    first === ''
      ? []
      : gridOf(first).map(([name = '', seats, phone, email, group, people]) => ({
          name,
          maxGuests: Number(seats),
          phone: phone || null,
          email: email || null,
          group: group || null,
          ...(people ? { names: people.split('; ') } : {}),
        })),
})

/** The file's name and bytes. */
export async function fileOf({ name, text, sheets }: Stranger): Promise<{ fileName: string; bytes: Buffer }> {
  if (text) {
    const lines = gridOf(sheets[0]?.rows ?? '').map((row) =>
      row.map((cell) => quoted(cell.replace(/^#(?=\d)/, ''), text.separator)).join(text.separator),
    )
    const mark = text.encoding === 'utf16le' ? '\ufeff' : ''
    return { fileName: `${name}.csv`, bytes: Buffer.from(`${mark}${lines.join('\r\n')}\r\n`, text.encoding) }
  }
  const book = new ExcelJS.Workbook()
  for (const { name: title, merges = [], rows } of sheets) {
    const sheet = book.addWorksheet(title)
    for (const [at, row] of gridOf(rows).entries())
      for (const [index, cell] of row.entries())
        if (cell !== '') sheet.getCell(at + 1, index + 1).value = cellValue(cell)
    for (const range of merges) sheet.mergeCells(range)
  }
  return { fileName: `${name}.xlsx`, bytes: Buffer.from(await book.xlsx.writeBuffer()) }
}

const quoted = (cell: string, separator: string) => (cell.includes(separator) ? `"${cell}"` : cell)

function cellValue(cell: string): ExcelJS.CellValue {
  if (/^#-?[\d.]+$/.test(cell)) return Number(cell.slice(1))
  const [, formula, result] = /^=(.+):(\d+)$/.exec(cell) ?? []
  return formula ? { formula, result: Number(result) } : cell
}
