import { RefusedSpreadsheet } from '../refusal.ts'
import { attribute, scanXml } from '../scan-xml.ts'
import type { Sheet } from '../sheet.ts'
import { SheetBuilder } from '../sheet-builder.ts'
import { OdsCell } from './ods-cell.ts'

/** The attribute's count: 1 when there is none. */
const countOf = (tag: string, name: string) => Math.max(1, Math.trunc(Number(attribute(tag, name) ?? 1)) || 1)

const isHidden = (tag: string) => /^(?:collapse|filter)$/.test(attribute(tag, 'table:visibility') ?? '')

/**
 * The sheets of an OpenDocument's content (ODF 1.3 part 3, 9): rows and cells stand with the number of times that they
 * repeat. Throws `spreadsheet-unreadable`, `spreadsheet-too-large`.
 */
export function readOds(xml: string | undefined): Sheet[] {
  if (xml === undefined) throw new RefusedSpreadsheet('spreadsheet-unreadable')
  const sheets: Sheet[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let builder = new SheetBuilder()
  let named: { name: string; hidden: boolean } | undefined
  let depth = 0
  let nextRow = 1
  let rowTimes = 1
  let columnsSeen = 0
  let hiddenGroups: boolean[] = []
  let cell: OdsCell | undefined
  let cellTimes = 1

  scanXml(xml, {
    open: (name, tag) => {
      if (cell) {
        if (name === 'table') depth += 1
        cell.open(name, tag)
        return
      }
      switch (name) {
        case 'style':
          style = attribute(tag, 'style:name') ?? ''
          return
        case 'table-properties':
          if (attribute(tag, 'table:display') === 'false') hiddenStyles.add(style)
          return
        case 'table': {
          const hidden = hiddenStyles.has(attribute(tag, 'table:style-name') ?? '')
          named = { name: attribute(tag, 'table:name') ?? '', hidden }
          builder = new SheetBuilder()
          nextRow = 1
          columnsSeen = 0
          hiddenGroups = []
          return
        }
        case 'table-column': {
          const columns = countOf(tag, 'table:number-columns-repeated')
          if (isHidden(tag)) builder.hideColumns(columnsSeen, columns)
          columnsSeen += columns
          return
        }
        case 'table-row-group':
          hiddenGroups.push(attribute(tag, 'table:display') === 'false')
          return
        case 'table-row':
          rowTimes = countOf(tag, 'table:number-rows-repeated')
          builder.startRow(nextRow, isHidden(tag) || hiddenGroups.includes(true))
          return
        case 'table-cell':
        case 'covered-table-cell':
          if (!named) return
          cellTimes = countOf(tag, 'table:number-columns-repeated')
          builder.merge(
            countOf(tag, 'table:number-rows-spanned'),
            countOf(tag, 'table:number-columns-spanned'),
          )
          cell = new OdsCell(tag)
      }
    },
    close: (name) => {
      if (cell) {
        if (depth > 0) {
          if (name === 'table') depth -= 1
        } else if (name === 'table-cell' || name === 'covered-table-cell') {
          builder.add(cell.value(), cellTimes)
          cell = undefined
          return
        }
        cell.close(name)
      } else if (name === 'table-row') {
        builder.endRow(rowTimes)
        nextRow += rowTimes
      } else if (name === 'table-row-group') hiddenGroups.pop()
      else if (name === 'table' && named) {
        sheets.push(builder.sheet(named.name, named.hidden))
        named = undefined
      }
    },
    text: (text) => cell?.text(text),
  })
  return sheets
}
