import { expect, test } from 'vitest'
import { acceptedFiles, adviceFor } from './file-advice.ts'

const file = (name: string, type = '', size = 1_000) => ({ name, type, size })

test.each(acceptedFiles.split(','))('a list%s is sent', (ending) => {
  expect(adviceFor(file(`lista${ending}`))).toBeNull()
  expect(adviceFor(file(`LISTA${ending.toUpperCase()}`))).toBeNull()
})

test('a name without a known ending is left to the server', () => {
  expect(adviceFor(file('lista'))).toBeNull()
  expect(adviceFor(file('lista.dat'))).toBeNull()
})

test.each([
  ['boda.pdf', 'PDF'],
  ['IMG_2041.HEIC', 'foto'],
  ['invitados.numbers', 'Exportar a'],
  ['Invitados.gsheet', 'Descargar'],
  ['lista.docx', 'copia la tabla'],
  ['lista.xlsb', 'Guardar como'],
  ['lista.zip', 'comprimido'],
])('%s says how to save it', (name, words) => {
  expect(adviceFor(file(name))).toContain(words)
})

test('a photo without a name of its own is a photo all the same', () => {
  expect(adviceFor(file('blob', 'image/png'))).toContain('foto')
})

test('an empty file and one that is too large are not sent', () => {
  expect(adviceFor(file('lista.csv', 'text/csv', 0))).toContain('vacío')
  expect(adviceFor(file('lista.xlsx', '', 6_000_000))).toContain('5 MB')
})
