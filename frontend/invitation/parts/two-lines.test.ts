import { expect, test } from 'vitest'
import { jost } from '../typefaces/jost.ts'
import { twoLines } from './two-lines.ts'

test('a title of many lines is set in two where the wider is narrowest, in its own order', () => {
  expect(twoLines(['Construcciones', 'Ibáñez', 'e Hijos, S.L.'], jost)).toEqual({
    lines: ['Construcciones', 'Ibáñez e Hijos, S.L.'],
    second: 1,
  })
  expect(twoLines(['Bufete', 'Mir', 'Sociedad Limitada'], jost)).toMatchObject({ second: 2 })
  expect(twoLines(['Muy', 'largas', 'palabras', 'todas', 'iguales'], jost).lines.join(' ')).toBe(
    'Muy largas palabras todas iguales',
  )
})
