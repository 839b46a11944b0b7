import { expect, test } from 'vitest'
import { aZip } from './a-zip.ts'
import { readSheets } from './read-sheets.ts'

const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const part = (name: string, content: string) => ({ name, content: Buffer.from(content) })

/** A workbook as Excel writes it in 'Strict Open XML', with dates from 1904 on. */
const strictBook = (sheet: string, texts: string) =>
  aZip([
    part('[Content_Types].xml', '<Types/>'),
    part(
      '_rels/.rels',
      `<Relationships><Relationship Id="r1" Type="${strict}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      '<x:workbook conformance="strict"><x:workbookPr date1904="true"/><x:sheets><x:sheet name="Lista" r:id="r1"/></x:sheets></x:workbook>',
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="r1" Type="${strict}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${strict}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="r3" Type="${strict}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part(
      'xl/styles.xml',
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    part('xl/sharedStrings.xml', `<sst>${texts}</sst>`),
    part('xl/worksheets/sheet1.xml', `<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  ])

const cellsOf = async (bytes: Buffer) =>
  (await readSheets(bytes, 'lista.xlsx')).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.map(({ text, kind, problem }) => [text, problem ? 'problem' : kind])),
  )

test('a workbook in Strict Open XML, with every form of cell that Excel writes', async () => {
  const texts =
    '<si><r><t>Ana </t></r><r><rPr><b/></rPr><t>López</t></r></si><si><t>山田</t><rPh sb="0" eb="2"><t>ヤマダ</t></rPh></si><si><t xml:space="preserve"> +569 1234 </t></si><si><t>uno_x000D_dos</t></si>'
  const row = [
    '<c t="s"><v>0</v></c>',
    '<c t="s"><v>1</v></c>',
    '<c t="s"><v>2</v></c>',
    '<c t="s"><v>3</v></c>',
    '<c t="inlineStr"><is><r><t>en</t></r><r><t xml:space="preserve"> línea</t></r></is></c>',
    '<c s="1"><v>44690</v></c>',
    '<c t="d" s="1"><v>2026-05-09T00:00:00</v></c>',
    '<c><v>5.212345678901E11</v></c>',
    '<c t="str"><f t="shared" si="0"/><v>Familia</v></c>',
    '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    '<c t="b"><v>1</v></c>',
  ]
  expect(await cellsOf(strictBook(`<row r="1">${row.join('')}</row>`, texts))).toEqual([
    ['Ana López', 'text'],
    ['山田', 'text'],
    [' +569 1234 ', 'text'],
    ['uno\rdos', 'text'],
    ['en línea', 'text'],
    ['10/05/2026', 'date'],
    ['09/05/2026', 'date'],
    ['521234567890.1', 'number'],
    ['Familia', 'text'],
    ['#DIV/0!', 'problem'],
    ['sí', 'boolean'],
  ])
})

test('formatted rows without content cost no row, however many', async () => {
  const empty = Array.from(
    { length: 60_000 },
    (_, at) => `<row r="${at + 2}" s="1"><c r="A${at + 2}" s="1"/></row>`,
  )
  const bytes = strictBook(`<row r="1"><c t="s"><v>0</v></c></row>${empty.join('')}`, '<si><t>Ana</t></si>')
  expect(await cellsOf(bytes)).toEqual([['Ana', 'text']])
})
