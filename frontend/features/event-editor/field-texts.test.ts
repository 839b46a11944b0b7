import { expect, test } from 'vitest'
import { labelOf, valueText } from './field-texts.ts'

test('both values are shown as a person reads them', () => {
  expect(labelOf('rsvpDeadline')).toBe('Fecha límite para confirmar')
  expect(valueText('2031-06-12')).toBe('jueves 12 de junio de 2031')
  expect(valueText('artdeco')).toBe('Art Déco')
  expect(valueText(false)).toBe('No')
  expect(valueText(null)).toBe('')
  expect(
    valueText([
      { name: 'Parador', url: 'https://a.example' },
      { name: 'Sol', url: '' },
    ]),
  ).toBe('Parador · https://a.example\nSol · ')
})
