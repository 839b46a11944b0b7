import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readSheets } from '../read-sheets.ts'

const rowsOf = async (text: string | Buffer) =>
  (await readSheets(Buffer.from(text), 'lista.xls')).map(({ name, rows }) => [
    name,
    ...rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? '')),
  ])

test('a web page saved under .xls is read as its tables', async () => {
  const page = `<html><head><style>td { color: red }</style></head><body><h1>Boda</h1>
    <table border=1><tr><th>Nombre<th>Notas</tr>
    <tr><td>Ana&nbsp;L&oacute;pez &amp; Luis<td>cel&iacute;aca<br>vegana
    <tr style="display:none"><td>Eva</td><td></td></tr></table>
    <p>Mesas</p><table><tr><td>Mesa<td>Uno</table></body></html>`
  expect(await rowsOf(page)).toEqual([
    ['Tabla 1', ['Nombre', 'Notas'], ['Ana López & Luis', 'celíaca\nvegana'], ['Eva']],
    ['Tabla 2', ['Mesa', 'Uno']],
  ])
  expect((await readSheets(Buffer.from(page), ''))[0]?.rows.map(({ hidden }) => hidden ?? false)).toEqual([
    false,
    false,
    true,
  ])
})

test('cells that reach over rows and columns are merged ones', async () => {
  const page = `<table><tr><td colspan="2">Lista</td><td>x</td></tr>
    <tr><td rowspan="2">Familia Ruiz</td><td>Ana</td></tr><tr><td>Luis</td></tr></table>`
  const [sheet] = await readSheets(Buffer.from(page), 'lista.xls')
  expect(sheet?.merges).toEqual([
    { top: 1, left: 0, bottom: 1, right: 1 },
    { top: 2, left: 0, bottom: 3, right: 0 },
  ])
  expect(sheet?.rows[0]?.cells[2]?.text).toBe('x')
  expect(sheet?.rows[2]?.cells).toEqual([{ text: 'Familia Ruiz', repeated: true }, { text: 'Luis' }])
})

test('Excel’s XML of 2003 is read as its sheets', async () => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([['Nombre', 'Plazas', 'Viene'], ['Ana', 5.5e11, true], [], ['Luis']])
  sheet['!merges'] = [utils.decode_range('A2:A3')]
  utils.book_append_sheet(book, sheet, 'Lista')
  expect(await rowsOf(write(book, { type: 'buffer', bookType: 'xlml' }))).toEqual([
    ['Lista', ['Nombre', 'Plazas', 'Viene'], ['Ana', '550000000000', 'sí'], ['Luis']],
  ])
})
