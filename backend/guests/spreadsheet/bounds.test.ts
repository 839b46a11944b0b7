import { expect, test } from 'vitest'
import { aZip } from './a-zip.ts'
import { limits } from './limits.ts'
import { readSheets } from './read-sheets.ts'

const odsOf = (rows: string) =>
  aZip([
    { name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
    {
      name: 'content.xml',
      content: Buffer.from(
        `<office:document-content><table:table table:name="Hoja1">${rows}</table:table></office:document-content>`,
      ),
    },
  ])
const xlsxOf = (sheet: string) =>
  aZip([
    {
      name: 'xl/workbook.xml',
      content: Buffer.from('<workbook><sheets><sheet name="Uno" r:id="a"/></sheets></workbook>'),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: Buffer.from(
        '<Relationships><Relationship Id="a" Type="a/worksheet" Target="hoja.xml"/></Relationships>',
      ),
    },
    { name: 'xl/hoja.xml', content: Buffer.from(sheet) },
  ])
const xmlOf = (row: string) =>
  `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="s"><Worksheet ss:Name="A"><Table>${row}</Table></Worksheet></Workbook>`
const named = '<table:table-cell><text:p>Ana</text:p></table:table-cell>'
const many = 1_000_000_000

test.each<[string, Buffer | string]>([
  [
    'an .ods whose row stands a billion times',
    odsOf(`<table:table-row table:number-rows-repeated="${many}">${named}</table:table-row>`),
  ],
  ['a text of more lines than a sheet has', 'Ana\n'.repeat(limits.sheetRows + 1)],
  ['a text of more guests than a list has', 'Ana\n'.repeat(limits.rows + limits.otherRows + 1)],
  [
    'an .xlsx with more cells than a list has',
    xlsxOf(`<worksheet><sheetData><row>${'<c/>'.repeat(limits.cells + 1)}</row></sheetData></worksheet>`),
  ],
])('%s is refused as too large', async (_, bytes) => {
  await expect(readSheets(Buffer.from(bytes), 'lista')).rejects.toThrow('spreadsheet-too-large')
})

test.each<[string, Buffer | string]>([
  [
    'an .ods whose cell stands a billion times',
    odsOf(
      `<table:table-row><table:table-cell table:number-columns-repeated="${many}"><text:p>Ana</text:p></table:table-cell></table:table-row>`,
    ),
  ],
  [
    'an .ods whose cell covers all others',
    odsOf(
      `<table:table-row><table:table-cell table:number-rows-spanned="${many}" table:number-columns-spanned="${many}"><text:p>Ana<text:s text:c="${many}"/></text:p></table:table-cell></table:table-row>`,
    ),
  ],
  [
    'an .ods whose empty rows go on for ever',
    odsOf(
      `<table:table-row>${named}</table:table-row><table:table-row table:number-rows-repeated="${many}"><table:table-cell table:number-columns-repeated="${many}"/></table:table-row>`,
    ),
  ],
  [
    'an .ods with all columns hidden',
    odsOf(
      `<table:table-column table:visibility="collapse" table:number-columns-repeated="${many}"/><table:table-row>${named}</table:table-row>`,
    ),
  ],
  [
    'an .xlsx with all columns hidden',
    xlsxOf(
      `<worksheet><cols><col min="1" max="${many}" hidden="1"/></cols><sheetData><row><c t="str"><v>Ana</v></c></row></sheetData></worksheet>`,
    ),
  ],
  [
    'an .xlsx whose cells are all merged',
    xlsxOf(
      '<worksheet><sheetData><row><c t="str"><v>Ana</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>',
    ),
  ],
  [
    'XML whose cells stand far out',
    xmlOf(
      `<Column ss:Span="${many}" ss:Hidden="1"/><Row><Cell><Data ss:Type="String">Ana</Data></Cell><Cell ss:Index="${many}" ss:MergeAcross="${many}"><Data>x</Data></Cell></Row>`,
    ),
  ],
  ['a line of separators', `Ana${';'.repeat(4_000_000)}`],
  ['a cell of 4 MB', `Ana;${'x'.repeat(4_000_000)}`],
])('%s takes no more than its content', async (_, bytes) => {
  const [sheet] = await readSheets(Buffer.from(bytes), 'lista')
  expect(sheet?.rows).toHaveLength(1)
  expect(sheet?.rows[0]?.cells[0]?.text.trim()).toBe('Ana')
  expect(sheet?.rows[0]?.cells.length).toBeLessThanOrEqual(limits.columns)
  expect(sheet?.hiddenColumns.length).toBeLessThanOrEqual(limits.columns)
})
