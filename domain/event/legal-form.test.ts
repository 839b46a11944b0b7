import { expect, test } from 'vitest'
import { splitCoupleNames } from './couple-names.ts'
import { legalFormOf } from './legal-form.ts'

test.each([
  ['Construcciones Ibáñez e Hijos, S.L.', 'Construcciones Ibáñez e Hijos, ', 'S.L.'],
  ['e Hijos, S.L.', 'e Hijos, ', 'S.L.'],
  ['García y Asociados SL', 'García y Asociados ', 'SL'],
  ['Bodegas Ruiz, S. A.', 'Bodegas Ruiz, ', 'S. A.'],
  ['Acme S.L.U.', 'Acme ', 'S.L.U.'],
  ['Acme, s.a.u.', 'Acme, ', 's.a.u.'],
  ['Aceites del Sur S. Coop.', 'Aceites del Sur ', 'S. Coop.'],
  ['Ruiz y Cía.', 'Ruiz ', 'y Cía.'],
  ['Ruiz & Cía', 'Ruiz ', '& Cía'],
  ['Ruiz y Compañía', 'Ruiz ', 'y Compañía'],
  ['Acme GmbH', 'Acme ', 'GmbH'],
  ['S.L.', '', 'S.L.'],
])('%s ends with its legal form', (title, name, form) => {
  expect(legalFormOf(title)).toEqual({ name, form })
})

test.each([
  'Sánchez e Hijos',
  'Lucía y Marcos',
  'Gala Benéfica 2027',
  'Ana y Jesús L',
  'Andrés A.',
  'Teresa',
  '',
])('%s has no legal form', (title) => {
  expect(legalFormOf(title)).toBeNull()
})

test('a name that ends with an s after an accent, and an initial, is a person’s', () => {
  expect(splitCoupleNames('Ana y Jesús L')).toMatchObject({ kind: 'couple', lines: ['Ana', 'Jesús L'] })
})
