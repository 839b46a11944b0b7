import { expect, test } from 'vitest'
import { differenceText, importLabel, totalsText } from './import-texts.ts'

test('the counts stand in one sentence, in the right number', () => {
  expect(totalsText({ parties: 66, people: 141, withPhone: 58, withEmail: 0 })).toBe(
    '66 invitaciones, 141 personas, 58 con teléfono',
  )
  expect(totalsText({ parties: 1, people: 1, withPhone: 0, withEmail: 1 })).toBe(
    '1 invitación, 1 persona, 1 con email',
  )
  expect(totalsText({ parties: 20_000, people: 31_250, withPhone: 0, withEmail: 0 })).toBe(
    '20.000 invitaciones, 31.250 personas, sin teléfono ni email',
  )
  expect(totalsText({ parties: 0, people: 0, withPhone: 0, withEmail: 0 })).toBe('Ninguna invitación')
})

const change = { guestId: 'a', row: 2, name: 'Ana', changes: [] }
const gone = { guestId: 'b', name: 'Luis', hasAnswered: false }

test('the difference leaves out what is nought', () => {
  expect(
    differenceText({ added: 1, unchanged: 60, changed: [change], gone: [gone, gone], listVersion: 0 }),
  ).toBe('1 nueva, 60 ya estaban, 1 con cambios y 2 ya no están en el archivo')
  expect(differenceText({ added: 0, unchanged: 1, changed: [], gone: [], listVersion: 0 })).toBe(
    '1 ya estaba',
  )
})

test('the button says what happens, and nothing where there is nothing to do', () => {
  expect(importLabel({ added: 66, updated: 0, removed: 0 })).toBe('Importar 66 invitaciones')
  expect(importLabel({ added: 1, updated: 0, removed: 0 })).toBe('Importar 1 invitación')
  expect(importLabel({ added: 0, updated: 1, removed: 0 })).toBe('Cambiar 1 invitación')
  expect(importLabel({ added: 0, updated: 0, removed: 2 })).toBe('Borrar 2 invitaciones')
  expect(importLabel({ added: 3, updated: 2, removed: 1 })).toBe('Importar 3, cambiar 2 y borrar 1')
  expect(importLabel({ added: 0, updated: 0, removed: 0 })).toBeNull()
})
