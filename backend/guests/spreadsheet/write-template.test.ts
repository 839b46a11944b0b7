import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { pick } from '../../../domain/fields.ts'
import { headings, type PartyKey, partyKeys } from '../../../domain/party/party-fields.ts'
import { readWholeList } from '../import/read-whole-list.ts'
import { writeTemplate } from './write-template.ts'

const texts = Object.fromEntries(partyKeys.map((key) => [key, `lo de ${key}`])) as Record<PartyKey, string>

test('the template is an empty list, and what is written in it is read', async () => {
  const empty = await writeTemplate()
  expect((await readWholeList(empty, 'plantilla.xlsx')).parties).toEqual([])

  const book = new ExcelJS.Workbook()
  await book.xlsx.load(empty as unknown as ExcelJS.Buffer)
  expect(book.worksheets.map(({ name }) => name)).toEqual(['Invitados', 'Instrucciones'])
  const sheet = book.worksheets[0]
  const headers = Array.from(sheet?.getRow(1).values as ExcelJS.CellValue[]).slice(1)
  expect(headers).toEqual(Object.values(headings))
  const written = { ...texts, email: 'ana@correo.example', phone: '612 345 678', maxGuests: '2' }
  sheet?.addRow(partyKeys.map((key) => written[key]))
  expect(sheet?.getCell('E2').dataValidation).toMatchObject({ type: 'whole', formulae: [1, 15] })
  const { parties, problems } = await readWholeList(
    Buffer.from(await book.xlsx.writeBuffer()),
    'plantilla.xlsx',
  )
  expect(parties.map((party) => pick(party, partyKeys))).toEqual([
    { ...written, phone: '+34612345678', maxGuests: 2 },
  ])
  expect(problems).toEqual([])
})
