import { expect, test } from 'vitest'
import { readSheets } from '../read-sheets.ts'

const bytesOf = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text)
const rowsOf = async (text: string | Buffer, name = 'lista.csv') =>
  (await readSheets(bytesOf(text), name)).flatMap(({ rows }) =>
    rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? '')),
  )
const list = [
  ['Nombre', 'Teléfono'],
  ['Íñigo Muñoz', '+34600111222'],
]
const lines = (separator: string, end = '\n') => list.map((row) => row.join(separator)).join(end)

test.each([',', ';', '\t', '|'])('cells separated by %j', async (separator) => {
  expect(await rowsOf(lines(separator))).toEqual(list)
})

test.each(['\r', '\n', '\r\n', '\r\r\n'])('lines that end with %j', async (end) => {
  expect(await rowsOf(lines(';', end))).toEqual(list)
})

test.each<[string, Buffer]>([
  ['UTF-8', Buffer.from(lines(';'))],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${lines(';')}`)],
  ['UTF-16 LE', Buffer.from(lines(';'), 'utf16le')],
  ['UTF-16 LE with a mark', Buffer.from(`\ufeff${lines(';')}`, 'utf16le')],
  ['UTF-16 BE', Buffer.from(lines(';'), 'utf16le').swap16()],
  ['UTF-16 BE with a mark', Buffer.from(`\ufeff${lines(';')}`, 'utf16le').swap16()],
  ['Latin-1', Buffer.from(lines(';'), 'latin1')],
  [
    'Excel for Mac',
    Buffer.from('Nombre;Tel\x8efono\r\xeaigo;1\r\x92\x96igo Mu\x96oz;2'.replace(/\xea\w+;1\r/, ''), 'latin1'),
  ],
])('text in %s', async (encoding, bytes) => {
  const [head, first] = await rowsOf(bytes)
  expect(head).toEqual(list[0])
  expect(first?.[0]).toBe(encoding === 'Excel for Mac' ? 'íñigo Muñoz' : 'Íñigo Muñoz')
})

test('a letter that broke on its way does not cost all others their accents', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Nombre\nÁlvaro Núñez\nJosé Ibáñez\nÓscar Muñoz\nRaúl Peñ'),
    Buffer.from([0xf1]),
  ])
  expect((await rowsOf(bytes)).slice(0, 4).flat()).toEqual([
    'Nombre',
    'Álvaro Núñez',
    'José Ibáñez',
    'Óscar Muñoz',
  ])
})

test('quotes hold separators, line breaks and quotes; blanks around them do not count', async () => {
  const text = 'Nombre, Notas\n"Pérez, Ana", "celíaca\ny ""muy"" amiga"\nLuis,x'
  expect(await rowsOf(text)).toEqual([
    ['Nombre', ' Notas'],
    ['Pérez, Ana', 'celíaca\ny "muy" amiga'],
    ['Luis', 'x'],
  ])
})

test.each([
  ['is never closed', 'Nombre;Grupo\n"Ana;Amigos\nLuis;Familia', '"Ana'],
  ['is closed within the cell', 'Nombre;Grupo\n"Ana" la tía;Amigos\nLuis;Familia', '"Ana" la tía'],
  ['is met by the quotes of another cell', 'Nombre;Grupo\n"Ana;Amigos\n"Luis";"Familia"', '"Ana'],
])('a quote that %s is text, and costs no row', async (_, text, first) => {
  expect(await rowsOf(text)).toEqual([
    ['Nombre', 'Grupo'],
    [first, 'Amigos'],
    ['Luis', 'Familia'],
  ])
})

test('the first line may tell the separator, and is no row', async () => {
  const [sheet] = await readSheets(Buffer.from('sep=;\r\nNombre;Plazas\r\nAna, Luis;2'), 'lista.csv')
  expect(sheet?.rows.map(({ number }) => number)).toEqual([1, 2])
  expect(sheet?.name).toBe('csv')
})

test('separators at the end of lines and ragged rows make no cells; empty lines count as rows', async () => {
  const [sheet] = await readSheets(Buffer.from('Nombre;Grupo;\n\nAna;Amigos;\nLuis\n;;\n'), 'lista.csv')
  expect(sheet?.rows.map(({ number, cells }) => [number, cells.length])).toEqual([
    [1, 2],
    [3, 2],
    [4, 1],
  ])
})

test.each([
  ['names with commas', 'Ana, Luis y familia\nEva\nPedro\nMarta, Juan', 1],
  ['decimals with commas', 'Nombre;Plazas\nAna;1,5\nLuis;2,0', 2],
  ['a title without a separator', 'Boda de Ana y Luis\n\nNombre,Grupo\nEva,Amigos\nIsa,Familia', 2],
  ['remarks with semicolons', 'Nombre,Notas\nEva,vegana; sin gluten\nIsa,alergia; nueces\nAna,a; b', 2],
])('%s do not hide what separates cells', async (_, text, columns) => {
  expect(Math.max(...(await rowsOf(text)).map((row) => row.length))).toBe(columns)
})

test('a table copied in Excel, Sheets or Numbers is read as it was', async () => {
  expect(await rowsOf('Nombre\tNotas\r\n"Ana\nLuis"\tdice ""hola""\r\nEva\t', 'pegado.txt')).toEqual([
    ['Nombre', 'Notas'],
    ['Ana\nLuis', 'dice ""hola""'],
    ['Eva'],
  ])
})

test('a phone that CSV guards from losing its zeros is the phone', async () => {
  expect(await rowsOf(`Nombre,Teléfono\nAna,"=""0034600111222"""\nEva,'+34 600 111 333`)).toEqual([
    ['Nombre', 'Teléfono'],
    ['Ana', '0034600111222'],
    ['Eva', '+34 600 111 333'],
  ])
})

test('a file full of quotes that nothing closes is read in time', async () => {
  const rows = await rowsOf(`Nombre,Notas\n${',"""a'.repeat(1_000_000)}`)
  expect(rows).toHaveLength(2)
})
