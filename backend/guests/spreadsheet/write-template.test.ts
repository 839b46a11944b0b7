import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { readWholeList } from './read-whole-list.ts'
import { writeTemplate } from './write-template.ts'

test('the template is an empty list, and what is written in it is read', async () => {
  const empty = await writeTemplate()
  expect(await readWholeList(empty, 'plantilla.xlsx')).toEqual({ rows: [], errors: [], warnings: [] })

  const book = new ExcelJS.Workbook()
  await book.xlsx.load(empty as unknown as ExcelJS.Buffer)
  expect(book.worksheets.map(({ name }) => name)).toEqual(['Invitados', 'Instrucciones'])
  const sheet = book.worksheets[0]
  sheet?.addRow(['Ana Peña', 'Familia', 'ana@correo.example', '612 345 678', '2', 'Celíaca', 'Mesa 1'])
  expect(sheet?.getCell('E2').dataValidation).toMatchObject({ type: 'whole', formulae: [1, 15] })
  expect(await readWholeList(Buffer.from(await book.xlsx.writeBuffer()), 'plantilla.xlsx')).toEqual({
    rows: [
      {
        row: 2,
        name: 'Ana Peña',
        group: 'Familia',
        email: 'ana@correo.example',
        phone: '+34612345678',
        maxGuests: 2,
        dietaryRestrictions: 'Celíaca',
        notes: 'Mesa 1',
      },
    ],
    errors: [],
    warnings: [],
  })
})
