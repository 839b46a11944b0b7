import { expect, test } from 'vitest'
import { errorLines, errorsCsv, reportTitle } from './report-lines.ts'

const nothing = { imported: 0, errors: [] }
const error = { row: 7, name: 'Ana Ruiz', column: 'Email', message: 'Email inválido: «ana@»' }

test('the sentence counts in the right number', () => {
  expect(reportTitle({ ...nothing, imported: 1 })).toBe('1 invitado importado')
  expect(reportTitle({ ...nothing, imported: 60, errors: [error, error] })).toBe(
    '60 invitados importados, 2 errores por corregir',
  )
  expect(reportTitle(nothing)).toBe('No había invitados nuevos en el archivo')
})

test('errors are copied as lines that paste into a spreadsheet', () => {
  expect(errorLines({ ...nothing, errors: [error] })).toBe(
    'Fila\tInvitado\tColumna\tMotivo\n7\tAna Ruiz\tEmail\tEmail inválido: «ana@»',
  )
})

test('a text that would run as a formula does not', () => {
  expect(errorsCsv({ ...nothing, errors: [{ ...error, column: '=1+1', message: 'di "hola"' }] })).toBe(
    '\uFEFFFila;Invitado;Columna;Motivo\r\n7;Ana Ruiz;"\'=1+1";"di ""hola"""',
  )
})
