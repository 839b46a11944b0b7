import { CFB, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { readWholeList } from '../import/read-whole-list.ts'
import { aWorkbook } from './a-workbook.ts'
import { aZip, type Part } from './a-zip.ts'

const codeOf = (bytes: Buffer, name = 'lista.xlsx') =>
  readWholeList(bytes, name).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  )

const book = (sheet: string): Part[] => [
  {
    name: 'xl/workbook.xml',
    content: Buffer.from('<x:workbook><x:sheets><x:sheet name="Uno" r:id="rId1"/></x:sheets></x:workbook>'),
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: Buffer.from(
      '<Relationships><Relationship Id="rId1" Type="a/worksheet" Target="hoja.xml"/></Relationships>',
    ),
  },
  { name: 'xl/hoja.xml', content: Buffer.from(sheet) },
]

const twoNames =
  "<x:worksheet><!-- <c> --><x:sheetData><x:row><x:c t='inlineStr'><x:is><x:t>Nombre</x:t></x:is></x:c></x:row>" +
  '<x:row><x:c t="str"><x:v>Ana &amp; <![CDATA[Eva]]> &#x1F389;</x:v></x:c></x:row></x:sheetData></x:worksheet>'

describe('files refused whole', () => {
  test('a broken file', async () => {
    const bytes = await aWorkbook([['Nombre'], ['Ana']])
    expect(await codeOf(bytes.subarray(0, bytes.length - 200))).toBe('spreadsheet-unreadable')
    expect(await codeOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'lista.xls')).toBe('spreadsheet-unreadable')
    expect(await codeOf(aZip(book('<worksheet><sheetData><row')))).toBe('spreadsheet-unreadable')
  })

  test('a book protected by a password', async () => {
    const locked = CFB.utils.cfb_new()
    CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.alloc(600))
    expect(await codeOf(CFB.write(locked, { type: 'buffer' }) as Buffer)).toBe('spreadsheet-encrypted')

    const old = utils.book_new()
    utils.book_append_sheet(old, utils.aoa_to_sheet([['Nombre'], ['Ana']]))
    const bytes: Buffer = write(old, { type: 'buffer', bookType: 'biff8' })
    expect(await codeOf(bytes, 'lista.xls')).toBe('read')
    expect(await codeOf(withFilePass(bytes), 'lista.xls')).toBe('spreadsheet-encrypted')
  })

  test('a book without a column of names', async () => {
    expect(
      await codeOf(
        await aWorkbook([
          ['Concepto', 'Euros'],
          ['Flores', 1200],
        ]),
      ),
    ).toBe('spreadsheet-no-header')
    expect(await codeOf(await aWorkbook([]))).toBe('spreadsheet-empty')
  })

  test('more than 20,000 rows, or more than 5 MB', async () => {
    const rows = [['Nombre'], ...Array.from({ length: 20_000 }, (_, index) => [`Guest ${index}`])]
    expect(await codeOf(await aWorkbook(rows))).toBe('read')
    expect(await codeOf(await aWorkbook([...rows, ...Array.from({ length: 61 }, () => ['One more'])]))).toBe(
      'spreadsheet-too-large',
    )
    expect(await codeOf(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('spreadsheet-too-large')
  })

  test('a bomb, whether its directory is honest or lies', async () => {
    const sheet = Buffer.alloc(150 * 1024 * 1024, ' ')
    const [bookXml, relations] = book('') as [Part, Part]
    const honest = aZip([bookXml, relations, { name: 'xl/hoja.xml', content: sheet }])
    expect(honest.length).toBeLessThan(1024 * 1024)
    expect(await codeOf(honest)).toBe('spreadsheet-too-large')
    const lying = aZip([bookXml, relations, { name: 'xl/hoja.xml', content: sheet, claims: 1000 }])
    expect(await codeOf(lying)).toBe('spreadsheet-too-large')
  })

  test('a document type, whose entities could grow', async () => {
    const bytes = aZip(book(`<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb">]>${twoNames}`))
    expect(await codeOf(bytes)).toBe('spreadsheet-unreadable')
  })

  test('and the next file is read all the same', async () => {
    const { parties } = await readWholeList(aZip(book(twoNames)), 'LISTA.XLSX')
    expect(parties.map(({ rows, name }) => ({ rows, name }))).toEqual([{ rows: [2], name: 'Ana & Eva 🎉' }])
  })
})

/** Replaces the two 6-byte records after the workbook's BOF with BIFF's FILEPASS record. */
function withFilePass(bytes: Buffer): Buffer {
  const locked = Buffer.from(bytes)
  const start = locked.indexOf(Buffer.from('0908100000060500', 'hex'))
  Buffer.from('2f0008000000123456780000', 'hex').copy(locked, start + 20)
  return locked
}
