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
  const trip = { direction: 'out', stop: 'Plaza Mayor', time: '17:30' }
  expect(
    valueText([
      { id: 'a', ...trip, seats: 50 },
      { ...trip, direction: 'back', seats: null },
    ]),
  ).toBe('Ida 17:30 · Plaza Mayor (50 plazas)\nVuelta 17:30 · Plaza Mayor')
})
