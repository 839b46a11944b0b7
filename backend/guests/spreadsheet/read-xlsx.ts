import ExcelJS from 'exceljs'
import { limits } from './limits.ts'
import { readXls } from './read-xls.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Cell, Row, Sheet } from './sheet.ts'
import { storeZip } from './store-zip.ts'
import { inflateEntry, listZipEntries } from './zip-parts.ts'

const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|xl\/worksheets\/_rels\/[^/]+\.rels)$/i

/** What a guest list never needs, and what a hostile or unusual file makes exceljs stumble over. */
const ignoreNodes = [
  'sheetPr',
  'sheetViews',
  'cols',
  'dataValidations',
  'conditionalFormatting',
  'autoFilter',
  'sheetProtection',
  'rowBreaks',
  'printOptions',
  'pageMargins',
  'pageSetup',
  'headerFooter',
  'drawing',
  'legacyDrawing',
  'picture',
  'tableParts',
  'extLst',
]

/** `maxRows` is missing from exceljs's types. */
const options = { ignoreNodes, maxRows: limits.sheetRows }

/**
 * The sheets of an .xlsx, in the book's order. Only the parts with cells are inflated, under a fixed limit.
 * Throws `spreadsheet-unreadable`, `spreadsheet-too-large`, `spreadsheet-encrypted`.
 */
export async function readXlsx(bytes: Buffer): Promise<Sheet[]> {
  const cells = onlyCells(bytes)
  const book = new ExcelJS.Workbook()
  try {
    // exceljs types its argument with a Buffer of its own.
    await book.xlsx.load(cells as unknown as ExcelJS.Buffer, options)
  } catch (error) {
    if (error instanceof Error && /^Max row count/.test(error.message)) {
      throw new RefusedSpreadsheet('spreadsheet-too-large', error)
    }
    // Books of other programs (prefixed namespaces, no cell addresses) that exceljs cannot read.
    return readXls(cells)
  }
  return book.worksheets.length > 0 ? book.worksheets.map(toSheet) : readXls(cells)
}

function onlyCells(bytes: Buffer): Buffer {
  let room: number = limits.inflatedBytes
  const parts = []
  for (const entry of listZipEntries(bytes)) {
    if (!wanted.test(entry.name)) continue
    const content = inflateEntry(bytes, entry, room)
    room -= content.length
    if (room < 0) throw new RefusedSpreadsheet('spreadsheet-too-large')
    parts.push({
      name: entry.name,
      content: /\.rels$/.test(entry.name) ? onlyLinks(entry.name, content) : content,
    })
  }
  if (!parts.some(({ name }) => name === 'xl/workbook.xml'))
    throw new RefusedSpreadsheet('spreadsheet-unreadable')
  return storeZip(parts)
}

/** A sheet's relations point to parts left out above (comments, drawings); of them only the links are kept. */
function onlyLinks(name: string, content: Buffer): Buffer {
  if (!name.startsWith('xl/worksheets/')) return content
  const relations = content.toString('utf8')
  return Buffer.from(
    relations.replace(/<Relationship\b[^>]*>/g, (one) => (/\/hyperlink["']/.test(one) ? one : '')),
  )
}

function toSheet(sheet: ExcelJS.Worksheet): Sheet {
  const rows: Row[] = []
  sheet.eachRow((row, number) => {
    const cells: Cell[] = []
    row.eachCell((cell, column) => {
      if (column > limits.columns) return
      if (cell.isMerged && cell.master !== cell) placeMerged(cells, cell, number, column)
      else placeCell(cells, column, fromValue(cell.value))
    })
    if (cells.length > 0) rows.push({ number, cells })
  })
  return { name: sheet.name, hidden: sheet.state !== 'visible', rows }
}

/** To its right a merged cell counts once, as a title does; downwards it repeats. */
function placeMerged(cells: Cell[], cell: ExcelJS.Cell, row: number, column: number) {
  const { master } = cell
  if (Number(master.row) === row) {
    const title = cells[Number(master.col) - 1]
    if (title) title.wide = true
  } else if (master.col === cell.col) {
    const above = fromValue(master.value)
    placeCell(cells, column, above && { ...above, repeated: true })
  }
}

function placeCell(cells: Cell[], column: number, cell: Cell | undefined) {
  if (cell) cells[column - 1] = cell
}

function fromValue(value: ExcelJS.CellValue): Cell | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'number') return { text: String(value) }
  if (typeof value === 'boolean') return { text: value ? 'sí' : 'no' }
  if (value instanceof Date) return { text: asDay(value) }
  if ('error' in value)
    return { text: value.error, problem: `La celda tiene un error de Excel (${value.error})` }
  if ('hyperlink' in value) return { text: textOf(value.text), link: value.hyperlink }
  if ('richText' in value) return { text: textOf(value) }
  return fromFormula(value.result)
}

function fromFormula(result: ExcelJS.CellFormulaValue['result']): Cell | undefined {
  if (result === undefined || result === null) {
    const problem =
      'La celda tiene una fórmula sin resultado: abre el archivo en Excel, guárdalo y súbelo otra vez'
    return { text: '', computed: true, problem }
  }
  const read = fromValue(result)
  return read && { ...read, computed: true }
}

/** A link's text may itself be rich text. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'richText' in value && Array.isArray(value.richText)) {
    return value.richText.map((run: { text?: string }) => run.text ?? '').join('')
  }
  return value === null || value === undefined ? '' : String(value)
}

const asDay = (date: Date) => {
  if (Number.isNaN(date.getTime())) return ''
  return date.toISOString().slice(0, 10).split('-').reverse().join('/')
}
