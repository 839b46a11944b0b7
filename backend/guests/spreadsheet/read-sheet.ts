import { limits } from './limits.ts'
import { markMerged } from './mark-merged.ts'
import type { Relations } from './office-parts.ts'
import { unescapeControls } from './read-shared-texts.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import { attribute, relationId, scanXml } from './scan-xml.ts'
import type { Cell, CellKind, Range, Row, Sheet } from './sheet.ts'
import { shownBoolean, shownDate, shownIsoDate, shownNumber } from './shown-values.ts'

/** The parts of the workbook that a sheet's cells refer to. */
export type BookParts = { texts: string[]; dateStyles: Set<number>; epoch1904: boolean }

type SheetContent = Pick<Sheet, 'rows' | 'hiddenColumns' | 'merges'>

/** The non-empty rows of one sheet, what is hidden and what is merged. Throws `spreadsheet-too-large`. */
export function readSheet(xml: string, book: BookParts, relations: Relations): SheetContent {
  const rows: Row[] = []
  const hiddenColumns = new Set<number>()
  const merges: Range[] = []
  const links: { range: Range; target: string }[] = []
  let row: Row = { number: 0, cells: [] }
  let rowsStored = 0
  let cellsStored = 0
  let column = -1
  let raw = newRaw('')
  let part: 'value' | 'text' | undefined
  let inReading = false

  scanXml(xml, {
    open: (name, tag) => {
      switch (name) {
        case 'c': {
          raw = newRaw(tag)
          const address = attribute(tag, 'r')
          column = address === undefined ? column + 1 : columnOf(address)
          return
        }
        case 'v':
          part = 'value'
          return
        case 't':
          part = inReading ? undefined : 'text'
          return
        case 'f':
          raw.computed = true
          return
        case 'rPh':
          inReading = true
          return
        case 'row':
          rowsStored += 1
          if (rowsStored > limits.sheetRows) throw new RefusedSpreadsheet('spreadsheet-too-large')
          row = { number: Number(attribute(tag, 'r')) || row.number + 1, cells: [] }
          if (isTrue(attribute(tag, 'hidden'))) row.hidden = true
          column = -1
          return
        case 'col':
          if (isTrue(attribute(tag, 'hidden'))) addColumns(tag, hiddenColumns)
          return
        case 'mergeCell':
          merges.push(rangeOf(attribute(tag, 'ref') ?? ''))
          return
        case 'hyperlink': {
          const target = relations.get(attribute(tag, relationId) ?? '')?.target
          if (target) links.push({ range: rangeOf(attribute(tag, 'ref') ?? ''), target })
        }
      }
    },
    close: (name) => {
      if (name === 'v' || name === 't') part = undefined
      else if (name === 'rPh') inReading = false
      else if (name === 'c') {
        const cell = column < limits.columns ? toCell(raw, book) : undefined
        if (cell) row.cells[column] = cell
        cellsStored += 1
        if (cellsStored > limits.cells) throw new RefusedSpreadsheet('spreadsheet-too-large')
      } else if (name === 'row' && row.cells.length > 0) rows.push(row)
    },
    text: (text) => {
      if (part === 'value') raw.value += text
      else if (part === 'text') raw.text += text
    },
  })
  markMerged(rows, merges)
  setLinks(rows, links)
  return { rows, hiddenColumns: [...hiddenColumns].sort((a, b) => a - b), merges }
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true'

function addColumns(tag: string, columns: Set<number>) {
  const last = Math.min(Number(attribute(tag, 'max')), limits.columns)
  for (let column = Number(attribute(tag, 'min')) || 1; column <= last; column++) columns.add(column - 1)
}

type Raw = { tag: string; value: string; text: string; computed: boolean }
const newRaw = (tag: string): Raw => ({ tag, value: '', text: '', computed: false })

function toCell({ tag, value, text, computed }: Raw, book: BookParts): Cell | undefined {
  const type = attribute(tag, 't')
  if (type === 's') return written(book.texts[Number(value)] ?? '')
  if (type === 'inlineStr') return written(unescapeControls(text))
  const cell = fromValue(type, value, tag, book)
  if (!computed) return cell
  if (cell) return { ...cell, computed: true }
  if (type === 'str') return undefined
  const problem =
    'La celda tiene una fórmula sin resultado: abre el archivo en Excel, guárdalo y súbelo otra vez'
  return { text: '', computed: true, problem }
}

function fromValue(type: string | undefined, value: string, tag: string, book: BookParts): Cell | undefined {
  if (value === '') return undefined
  if (type === 'str') return written(unescapeControls(value))
  if (type === 'd') return written(shownIsoDate(value) ?? value, 'date')
  if (type === 'b') return written(shownBoolean(isTrue(value.trim())), 'boolean')
  if (type === 'e') return { text: value, problem: `La celda tiene un error de Excel (${value})` }
  if (!Number.isFinite(Number(value))) return written(value)
  const isDate = book.dateStyles.has(Number(attribute(tag, 's') ?? -1))
  const date = isDate ? shownDate(Number(value), book.epoch1904) : undefined
  return date ? written(date, 'date') : written(shownNumber(Number(value)), 'number')
}

const written = (text: string, kind: CellKind = 'text'): Cell | undefined =>
  text === '' ? undefined : { text, kind }

/** 'C12' → 2 */
function columnOf(address: string): number {
  let column = 0
  for (let at = 0; at < address.length; at++) {
    const letter = address.charCodeAt(at) & 0xdf
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column - 1
}

function rangeOf(ref: string): Range {
  const [from = '', to = from] = ref.split(':')
  return { top: rowOf(from), left: columnOf(from), bottom: rowOf(to), right: columnOf(to) }
}

const rowOf = (address: string) => Number(/\d+/.exec(address)?.[0] ?? 0)

function setLinks(rows: Row[], links: { range: Range; target: string }[]) {
  const byNumber = new Map(links.map((link) => [link.range.top, [] as typeof links]))
  for (const link of links) byNumber.get(link.range.top)?.push(link)
  for (const row of rows) {
    for (const { range, target } of byNumber.get(row.number) ?? []) {
      const cell = row.cells[range.left]
      if (cell) cell.link = target
    }
  }
}
