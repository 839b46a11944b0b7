import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CFB, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readCompoundStream } from './read-compound-stream.ts'
import { readSheets } from './read-sheets.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))
const list = fixture('lista-antigua.xls')
const rowsIn = async (bytes: Buffer) =>
  (await readSheets(bytes, 'lista.xls')).flatMap(({ rows }) => rows).length

function aBook(bookType: 'biff8' | 'biff5', guests: number): Buffer {
  const book = utils.book_new()
  const rows = Array.from({ length: guests }, (_, at) => [`Invitada ${at}`, `${at}@correo.example`])
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Nombre', 'Email'], ...rows]), 'Lista')
  return write(book, { type: 'buffer', bookType })
}
/** The file with one number of its structure changed. */
function changed(place: number, value: number): Buffer {
  const bytes = Buffer.from(list)
  bytes.writeInt32LE(value, place)
  return bytes
}

const directorySector = list.readInt32LE(48)
const placeOf = (sector: number) => (sector + 1) * 512
const inTable = (sector: number) => placeOf(list.readInt32LE(76)) + sector * 4
const root = placeOf(directorySector)
const book = list.indexOf(Buffer.from('Workbook', 'utf16le'))
const bookId = (book - root) / 128

test.each([
  ['with a long list', list, '/Workbook'],
  ['with a list so short that it stands in the root’s stream', aBook('biff8', 3), '/Workbook'],
  ['of 1995', aBook('biff5', 300), '/Book'],
])('the book of an .xls %s is found as the library finds it', async (_, bytes, name) => {
  const expected = Buffer.from(CFB.find(CFB.read(bytes, { type: 'buffer' }), name)?.content ?? '')
  expect(expected.length).toBeGreaterThan(500)
  expect(readCompoundStream(bytes, ['Workbook', 'Book'])?.equals(expected)).toBe(true)
  expect(await rowsIn(bytes)).toBeGreaterThan(3)
})

test.each<[string, Buffer]>([
  ['whose book begins within a loop', fixture('lista-en-bucle.xls')],
  [
    'whose book’s first sector follows itself',
    changed(inTable(list.readInt32LE(book + 116)), list.readInt32LE(book + 116)),
  ],
  ['whose book begins outside the file', changed(book + 116, 1_000_000)],
  ['whose book is larger than the file', changed(book + 120, 0x7fffffff)],
  ['whose book has no end that a file could have', changed(book + 120, -1)],
  ['whose directory follows itself', changed(inTable(directorySector), directorySector)],
  ['whose directory begins outside the file', changed(48, 1_000_000)],
  ['whose directory begins nowhere', changed(48, -2)],
  ['whose book stands beside itself', changed(book + 68, bookId)],
  ['whose book stands below an entry that is not there', changed(root + 76, 100_000)],
  ['whose tables are nowhere', changed(76, -1)],
  ['whose tables are outside the file', changed(76, 1_000_000)],
  ['with sectors of an unknown size', changed(28, 0x0063_0003)],
])('a damaged .xls %s is refused at once', async (_, bytes) => {
  await expect(rowsIn(bytes)).rejects.toThrow('spreadsheet-unreadable')
})

test('an .xls whose small streams follow each other in a loop is refused', async () => {
  const bytes = aBook('biff8', 3)
  const firstTable = placeOf(bytes.readInt32LE(60))
  for (let at = 0; at < 64; at += 1) bytes.writeInt32LE(0, firstTable + at * 4)
  await expect(rowsIn(bytes)).rejects.toThrow('spreadsheet-unreadable')
})

test('an .xls that lost its end on the way is refused, never read in part', async () => {
  const whole = await rowsIn(list)
  // A few bytes are no .xls any more.
  const refusals = ['spreadsheet-unreadable', 'spreadsheet-empty', 'spreadsheet-wrong-type']
  for (let length = 0; length < list.length; length += 97) {
    const outcome = await rowsIn(list.subarray(0, length)).catch((error: Error) => error.message)
    expect([whole, ...refusals], `${length} bytes`).toContain(outcome)
  }
})

test('a record that says it is longer than what is left of the book is refused, not read past', async () => {
  const bytes = Buffer.from(list)
  // Rows are records of 16 bytes (0x0208).
  const row = bytes.indexOf(Buffer.from([0x08, 0x02, 0x10, 0x00]))
  bytes.writeUInt16LE(0xffff, row + 2)
  await expect(rowsIn(bytes)).rejects.toThrow('spreadsheet-unreadable')
})

test('zeros after the last part of a book are filling', async () => {
  const filled = Buffer.concat([list.subarray(0, book + 120), Buffer.alloc(4), list.subarray(book + 124)])
  filled.writeUInt32LE(Math.ceil(list.readUInt32LE(book + 120) / 512) * 512, book + 120)
  expect(await rowsIn(filled)).toBe(await rowsIn(list))
})
