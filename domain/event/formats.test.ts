import { expect, test } from 'vitest'
import { defaultFormat, formatCount, formatCountFirst, formatKeys, formats } from './formats.ts'

test('a sentence says as many formats as the catalogue has', () => {
  expect(formatKeys).toHaveLength(15)
  expect([formatCount(), formatCountFirst(), formatCount(1)]).toEqual(['quince', 'Quince', 'catorce'])
})

test('the format of whoever has chosen none is in every plan', () => {
  expect(formats[defaultFormat].plan).toBe('essence')
})
