import { expect, test } from 'vitest'
import { anImportReport } from '../../../../testing/import-samples.ts'
import { errorLines, errorsCsv, lastImportText, reportLead, reportTitle, undoTitle } from './report-lines.ts'

const error = { row: 7, name: 'Ana Ruiz', column: 'Plazas', message: 'Como máximo 15 personas' }

test('the sentences count in the right number', () => {
  const one = anImportReport({ imported: 1, people: 1, errors: [error] })
  expect(reportTitle(one)).toBe('1 invitación importada')
  expect(reportLead(one)).toMatch(/^Es 1 persona\. Ha quedado fuera 1 fila: /)
  const many = anImportReport({ imported: 66, people: 141, updated: 2, removed: 1 })
  expect(reportTitle(many)).toBe('66 invitaciones importadas, 2 cambiadas y 1 borrada')
  expect(reportLead(many)).toBe('Son 141 personas.')
  expect(reportTitle(anImportReport({ duplicates: [{ row: 2, name: 'Ana' }] }))).toBe(
    'No había invitados nuevos en el archivo',
  )
})

test('the last import is told by what it did', () => {
  const last = { importId: 'a', importedAt: '2026-01-01T10:00:00.000Z', imported: 1, updated: 2, removed: 0 }
  expect(lastImportText(last)).toBe('1 invitación nueva y 2 cambiadas')
})

test('an undo tells what left and what is as before', () => {
  expect(undoTitle({ removed: 66, restored: 1, kept: [] })).toBe(
    'Importación deshecha: 66 invitaciones quitadas y 1 devuelta a como estaba',
  )
  expect(undoTitle({ removed: 0, restored: 0, kept: [] })).toBe('Importación deshecha')
})

test('errors are copied as lines that paste into a spreadsheet', () => {
  expect(errorLines(anImportReport({ errors: [error] }))).toBe(
    'Fila\tInvitado\tColumna\tMotivo\n7\tAna Ruiz\tPlazas\tComo máximo 15 personas',
  )
})

test('a text that would run as a formula does not', () => {
  const errors = [{ ...error, column: '=1+1', message: 'di "hola"' }]
  expect(errorsCsv(anImportReport({ errors }))).toBe(
    '\uFEFFFila;Invitado;Columna;Motivo\r\n7;Ana Ruiz;"\'=1+1";"di ""hola"""',
  )
})
