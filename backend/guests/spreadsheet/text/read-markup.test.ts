import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readSheets } from '../read-sheets.ts'

const rowsOf = async (text: string | Buffer) =>
  (await readSheets(Buffer.from(text), 'lista.xls')).map(({ name, rows }) => [
    name,
    ...rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? '')),
  ])

test('Excel’s XML of 2003 is read as its sheets', async () => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([['Nombre', 'Plazas', 'Viene'], ['Ana', 5.5e11, true], [], ['Luis']])
  sheet['!merges'] = [utils.decode_range('A2:A3')]
  utils.book_append_sheet(book, sheet, 'Lista')
  expect(await rowsOf(write(book, { type: 'buffer', bookType: 'xlml' }))).toEqual([
    ['Lista', ['Nombre', 'Plazas', 'Viene'], ['Ana', '550000000000', 'sí'], ['Luis']],
  ])
})
