import { expect, test } from 'vitest'
import { numberedSlug, slugFrom } from './slug.ts'

test.each([
  ['Lucía & Marcos', 'lucia-y-marcos'],
  ['Ana  &  Íñigo', 'ana-y-inigo'],
  ['Nuñez y O’Brien', 'nunez-y-obrien'],
  ['Ana&Luis', 'analuis'],
  ['---Ana---', 'ana'],
  ['Ana / Luis', 'ana-luis'],
  ['Анна и Борис', 'anna-i-boris'],
  ['Ωρα', 'ora'],
])('the names %s give %s', (names, slug) => {
  expect(slugFrom(names)).toBe(slug)
})

test.each(['王小明 & 李华', 'محمد وفاطمة', 'さくら', 'Grüße ß æ ø'])(
  '%s is written in Latin letters',
  (names) => {
    expect(slugFrom(names)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  },
)

test.each(['', '   ', '&', '«»', '---'])('the names «%s» leave nothing, so the time stands in', (names) => {
  expect(slugFrom(names)).toMatch(/^evento-\d{13}$/)
})

test('a slug has at most 50 characters and does not end in a hyphen', () => {
  expect(slugFrom('a'.repeat(80))).toBe('a'.repeat(50))
  expect(slugFrom(`${'a'.repeat(49)} ${'b'.repeat(20)}`)).toBe('a'.repeat(49))
})

test('a number stays within the 50 characters', () => {
  expect(numberedSlug('ana-y-luis', 1)).toBe('ana-y-luis')
  expect(numberedSlug('ana-y-luis', 2)).toBe('ana-y-luis-2')
  expect(numberedSlug('a'.repeat(50), 12)).toBe(`${'a'.repeat(47)}-12`)
  expect(numberedSlug(`${'a'.repeat(47)}-bc`, 2)).toBe(`${'a'.repeat(47)}-2`)
})
