import { expect, test } from 'vitest'
import { slugFrom } from './slug-from.ts'

test.each([
  ['Анна и Борис', 'anna-i-boris'],
  ['Ωρα', 'ora'],
  ['Søren & Łucja', 'soren-y-lucja'],
])('the names %s give %s', (names, slug) => {
  expect(slugFrom(names)).toBe(slug)
})

test.each(['王小明 & 李华', 'محمد وفاطمة', 'さくら', 'Ana & 李华', 'Grüße ß æ ø'])(
  '%s is written in Latin letters',
  (names) => {
    expect(slugFrom(names)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$|^[a-z0-9]{4,}$/)
  },
)

test.each(['', '   ', '&', '«»', '---'])('the names «%s» leave nothing, so the time stands in', (names) => {
  expect(slugFrom(names)).toMatch(/^evento-\d{13}$/)
})
