import { Parser } from 'htmlparser2'
import { RefusedSpreadsheet } from '../refusal.ts'
import type { Sheet } from '../sheet.ts'
import { SheetBuilder } from '../sheet-builder.ts'

const unread = new Set(['style', 'script', 'title'])
const breaks = new Set(['br', 'p', 'div', 'li'])

/**
 * The tables of a web page, each as a sheet: programs and pages save one under .xls. Throws `spreadsheet-no-table`,
 * `spreadsheet-too-large`.
 */
export function readHtml(html: string): Sheet[] {
  const sheets: Sheet[] = []
  let builder = new SheetBuilder()
  /** Columns that cells of rows above reach down into, with the number of rows. */
  let below: number[] = []
  let tables = 0
  let row = 0
  let isRow = false
  let text: string | undefined
  let span = { rows: 1, columns: 1 }
  let skipped = 0

  const endCell = () => {
    if (text === undefined) return
    const content = text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
    builder.merge(span.rows, span.columns)
    const first = builder.column
    builder.add(content === '' ? undefined : { text: content })
    builder.add(undefined, span.columns - 1)
    if (span.rows > 1) for (let column = first; column < builder.column; column++) below[column] = span.rows
    text = undefined
  }
  const endRow = () => {
    if (!isRow) return
    endCell()
    builder.endRow()
    below = below.map((rows) => rows - 1)
    isRow = false
  }
  const startRow = (hidden: boolean) => {
    row += 1
    builder.startRow(row, hidden)
    isRow = true
  }

  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (unread.has(name)) skipped += 1
        if (name === 'table') {
          tables += 1
          if (tables > 1) return
          builder = new SheetBuilder()
          below = []
          row = 0
        }
        if (tables !== 1) return
        if (name === 'tr') {
          endRow()
          startRow(/display\s*:\s*none/i.test(attributes.style ?? ''))
        } else if (name === 'td' || name === 'th') {
          endCell()
          if (!isRow) startRow(false)
          while ((below[builder.column] ?? 0) > 0) builder.add(undefined)
          span = { rows: countOf(attributes.rowspan), columns: countOf(attributes.colspan) }
          text = ''
        } else if (text !== undefined && breaks.has(name) && text !== '') text += '\n'
      },
      ontext: (part) => {
        if (text !== undefined && skipped === 0) text += part.replace(/\s+/g, ' ')
      },
      onclosetag: (name) => {
        if (unread.has(name)) skipped -= 1
        if (tables === 1 && (name === 'td' || name === 'th')) endCell()
        else if (tables === 1 && name === 'tr') endRow()
        if (name !== 'table') return
        if (tables === 1) {
          endRow()
          const sheet = builder.sheet(`Tabla ${sheets.length + 1}`)
          if (sheet.rows.length > 0) sheets.push(sheet)
        }
        tables = Math.max(0, tables - 1)
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  if (sheets.length === 0) throw new RefusedSpreadsheet('spreadsheet-no-table')
  return sheets
}

const countOf = (value: string | undefined) => Math.min(Math.max(Number(value) || 1, 1), 1_000)
