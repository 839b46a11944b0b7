import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PersonalLine } from './personal-line.ts'

const read = (typed: unknown) => v.safeParse(PersonalLine, typed)

test.each([
  ['  Sin vosotros\r\n no sería   lo mismo ', 'Sin vosotros no sería lo mismo'],
  ['Os\u202Eesperamos\u200B', 'Osesperamos'],
  ['a\u0000b\uE000link\uE001', 'a b link'],
  ['Nos vemos a las 18:00 💍', 'Nos vemos a las 18:00 💍'],
  [' \n ', ''],
])('%j becomes one plain line', (typed, line) => {
  expect(read(typed).output).toBe(line)
})

test('more than 200 letters are refused with the limit, and nothing else than text', () => {
  expect(read('x'.repeat(200)).success).toBe(true)
  const [issue] = read('x'.repeat(201)).issues ?? []
  expect(issue?.message).toBe('Vuestras palabras pueden tener 200 letras como mucho')
  expect(read(['x']).success).toBe(false)
})
