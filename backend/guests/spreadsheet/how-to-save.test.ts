import { CFB, utils, write } from '@e965/xlsx'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { failures } from '../../../domain/failures.ts'
import { aZip } from './a-zip.ts'
import { readSheets } from './read-sheets.ts'
import type { Refusal } from './refusal.ts'

const zipOf = (...names: string[]) =>
  aZip(
    names.map((name) => ({
      name,
      content: Buffer.from(name === 'mimetype' ? 'application/vnd.oasis.opendocument.text' : ''),
    })),
  )
const book = utils.book_new()
utils.book_append_sheet(book, utils.aoa_to_sheet([['Nombre'], ['Ana']]), 'Lista')
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()
function compoundOf(stream: string): Buffer {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, `/${stream}`, Buffer.alloc(600))
  return CFB.write(file, { type: 'buffer' }) as Buffer
}
const encryptedOds = aZip([
  { name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
  { name: 'META-INF/manifest.xml', content: Buffer.from('<manifest:encryption-data/>') },
  { name: 'content.xml', content: Buffer.from('x') },
])

test.each<[string, Buffer, Refusal]>([
  ['a list of Numbers', zipOf('Index/Document.iwa', 'Metadata/Properties.plist'), 'spreadsheet-numbers'],
  ['a binary book of Excel', write(book, { type: 'buffer', bookType: 'xlsb' }), 'spreadsheet-binary'],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'spreadsheet-document'],
  ['a document of Word', zipOf('[Content_Types].xml', 'word/document.xml'), 'spreadsheet-document'],
  ['an old document of Word', compoundOf('WordDocument'), 'spreadsheet-document'],
  ['a document of LibreOffice', zipOf('mimetype', 'content.xml'), 'spreadsheet-document'],
  ['a document in RTF', Buffer.from('{\\rtf1 Ana'), 'spreadsheet-document'],
  ['a photo of the list', picture, 'spreadsheet-document'],
  [
    'Drive’s link to a sheet',
    Buffer.from('{"url":"https://docs.google.com/open?id=1","doc_id":"1"}'),
    'spreadsheet-shortcut',
  ],
  ['a zip with the list in it', zipOf('lista.xlsx'), 'spreadsheet-packed'],
  ['a compressed list', Buffer.from('1f8b0800000000000003', 'hex'), 'spreadsheet-packed'],
  ['an .xlsx with a password', compoundOf('EncryptedPackage'), 'spreadsheet-encrypted'],
  ['an .ods with a password', encryptedOds, 'spreadsheet-encrypted'],
  ['nothing', Buffer.alloc(0), 'spreadsheet-empty'],
  ['blanks only', Buffer.from('\ufeff \r\n\t\r\n'), 'spreadsheet-empty'],
  ['separators only', Buffer.from(';;;\n;;;\n'), 'spreadsheet-empty'],
  [
    'a letter',
    Buffer.from(`Querida Ana: ${'te escribo para contarte que nos casamos. '.repeat(5)}`),
    'spreadsheet-no-table',
  ],
  ['a web page without a table', Buffer.from('<!doctype html><p>Inicia sesión</p>'), 'spreadsheet-no-table'],
  ['data of a program', Buffer.from('[{"nombre":"Ana"},{"nombre":"Luis"}]'), 'spreadsheet-no-table'],
  ['an address book', Buffer.from('BEGIN:VCARD\nFN:Ana\nEND:VCARD'), 'spreadsheet-wrong-type'],
  ['a program', Buffer.from('MZ\0\0\x03programa', 'latin1'), 'spreadsheet-wrong-type'],
])('%s says how to save it so that it can be read', async (_, bytes, refusal) => {
  for (const name of ['lista.xlsx', 'lista.csv', ''])
    await expect(readSheets(bytes, name)).rejects.toMatchObject({ refusal })
})

test('each of these sentences says what the file is and what to do next', () => {
  const sentences = Object.entries(failures).flatMap(([code, [, text]]) =>
    /^spreadsheet-(?!too-large)/.test(code) ? text : [],
  )
  expect(sentences.length).toBeGreaterThan(9)
  for (const text of sentences) expect(text).toMatch(/[Ss]ub|[Ss]úbe|pega|pégala|Descarga/)
})
