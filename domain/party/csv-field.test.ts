import { expect, test } from 'vitest'
import { csvField } from './csv-field.ts'

test('a phone in a CSV carries no apostrophe', () => {
  expect(csvField('+34612345678')).toBe('+34612345678')
})

test.each([
  '=1+1',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1)',
  '\tTab',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '+34612345678=1',
])('%j cannot run as a formula', (text) => expect(csvField(text)).toBe(`"'${text}"`))

test('quotes, semicolons and lines stay in their field; nothing is nothing', () => {
  expect(csvField('dice "hola"; y\nse va')).toBe('"dice ""hola""; y\nse va"')
  expect([csvField(null), csvField(4), csvField('Ana')]).toEqual(['', '4', 'Ana'])
})
