import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { aWorkbook } from './a-workbook.ts'
import { readSheets } from './read-sheets.ts'

const sheetOf = async (bytes: Buffer, name = 'lista.xlsx') => (await readSheets(bytes, name))[0]
const cellsOf = async (bytes: Buffer) =>
  (await sheetOf(bytes))?.rows.map(({ cells }) => cells.map(({ text, kind }) => [text, kind]))

test('a cell says what the file says that its value is', async () => {
  const rows = [['Ana', 5.512345678e11, new Date(Date.UTC(2026, 4, 9)), true]]
  const cells = [
    [
      ['Ana', 'text'],
      ['551234567800', 'number'],
      ['09/05/2026', 'date'],
      ['sí', 'boolean'],
    ],
  ]
  expect(await cellsOf(await aWorkbook(rows))).toEqual(cells)
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), 'Hoja1')
  expect(await cellsOf(write(book, { type: 'buffer', bookType: 'biff8' }))).toEqual(cells)
})

test('a number keeps its digits, without an exponent and without the noise of its fractions', async () => {
  const numbers = [34600111222, 2.5, 0.1 + 0.2, 1e21, 1.5e-7, -3, 123456789012345]
  expect(await cellsOf(await aWorkbook([numbers]))).toEqual([
    ['34600111222', '2.5', '0.3', '1000000000000000000000', '0.00000015', '-3', '123456789012345'].map(
      (text) => [text, 'number'],
    ),
  ])
})

test('hidden rows, hidden columns and merged ranges are told', async () => {
  const bytes = await aWorkbook([['Nombre', 'Código', 'Grupo'], ['Ana', 1, 'Amigos'], ['Luis']], (sheet) => {
    sheet.getRow(2).hidden = true
    sheet.getColumn(2).hidden = true
    sheet.mergeCells('C2:C3')
  })
  const sheet = await sheetOf(bytes)
  expect(sheet?.rows.map(({ hidden }) => hidden)).toEqual([undefined, true, undefined])
  expect(sheet?.hiddenColumns).toEqual([1])
  expect(sheet?.merges).toEqual([{ top: 2, left: 2, bottom: 3, right: 2 }])
  expect(sheet?.rows[2]?.cells[2]).toEqual({ text: 'Amigos', kind: 'text', repeated: true })
})

test('an .xls tells the same', async () => {
  const sheet = utils.aoa_to_sheet([['Nombre', 'Código', 'Grupo'], ['Ana', 1, 'Amigos'], ['Luis']])
  sheet['!rows'] = [{}, { hidden: true }]
  sheet['!cols'] = [{}, { hidden: true, wch: 10 }]
  sheet['!merges'] = [utils.decode_range('C2:C3')]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Hoja1')
  const read = await sheetOf(
    write(book, { type: 'buffer', bookType: 'biff8', cellStyles: true }),
    'lista.xls',
  )
  expect(read?.merges).toEqual([{ top: 2, left: 2, bottom: 3, right: 2 }])
  expect(read?.rows[2]?.cells[2]).toEqual({ text: 'Amigos', kind: 'text', repeated: true })
})
