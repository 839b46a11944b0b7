import { attribute, scanXml } from '../scan-xml.ts'
import type { Cell, Sheet } from '../sheet.ts'
import { SheetBuilder } from '../sheet-builder.ts'
import { shownBoolean, shownIsoDate, shownNumber } from '../shown-values.ts'

/** The sheets of Excel's XML of 2003, which programs save under .xls. Throws `spreadsheet-too-large`. */
export function readXml2003(xml: string): Sheet[] {
  const sheets: Sheet[] = []
  let builder = new SheetBuilder()
  let name = ''
  let hidden = false
  let rowNumber = 0
  let columns = 0
  let data: { type: string; text: string } | undefined
  let link: string | undefined
  let computed = false
  let across = 0
  let cell: Cell | undefined

  scanXml(xml, {
    open: (element, tag) => {
      const count = (attributeName: string) =>
        Math.max(0, Math.trunc(Number(attribute(tag, attributeName))) || 0)
      if (element === 'Worksheet') {
        builder = new SheetBuilder()
        name = attribute(tag, 'ss:Name') ?? ''
        hidden = false
        rowNumber = 0
        columns = 0
      } else if (element === 'Column') {
        columns = count('ss:Index') || columns + 1
        const more = count('ss:Span')
        if (attribute(tag, 'ss:Hidden') === '1') builder.hideColumns(columns - 1, more + 1)
        columns += more
      } else if (element === 'Row') {
        rowNumber = count('ss:Index') || rowNumber + 1
        builder.startRow(rowNumber, attribute(tag, 'ss:Hidden') === '1')
      } else if (element === 'Cell') {
        builder.column = count('ss:Index') ? count('ss:Index') - 1 : builder.column
        across = count('ss:MergeAcross')
        builder.merge(count('ss:MergeDown') + 1, across + 1)
        link = attribute(tag, 'ss:HRef')
        computed = attribute(tag, 'ss:Formula') !== undefined
        cell = undefined
      } else if (element === 'Data') data = { type: attribute(tag, 'ss:Type') ?? 'String', text: '' }
    },
    close: (element) => {
      if (element === 'Data' && data) {
        cell = cellOf(data.type, data.text)
        data = undefined
      } else if (element === 'Cell') {
        const whole = cell && { ...cell, ...(link && { link }), ...(computed && { computed: true as const }) }
        builder.add(whole)
        builder.add(undefined, across)
      } else if (element === 'Row') builder.endRow()
      else if (element === 'Worksheet') sheets.push(builder.sheet(name, hidden))
    },
    text: (text) => {
      if (data) data.text += text
      else if (/^Sheet(?:Very)?Hidden$/.test(text)) hidden = true
    },
  })
  return sheets
}

function cellOf(type: string, text: string): Cell | undefined {
  if (text === '') return undefined
  if (type === 'Number') return { text: shownNumber(Number(text)) || text, kind: 'number' }
  if (type === 'Boolean') return { text: shownBoolean(text === '1'), kind: 'boolean' }
  if (type === 'Error') return { text, problem: `La celda tiene un error de Excel (${text})` }
  const date = type === 'DateTime' ? shownIsoDate(text) : undefined
  return date ? { text: date, kind: 'date' } : { text, kind: 'text' }
}
