import { expect, test } from 'vitest'
import { numberedSlug, slugOf } from './slug.ts'

test.each([
  ['Lucía & Marcos', 'lucia-y-marcos'],
  ['Ana  &  Íñigo', 'ana-y-inigo'],
  ['María y Juan', 'maria-y-juan'],
  ['Nuñez y O’Brien', 'nunez-y-obrien'],
  ['Ana&Luis', 'analuis'],
  ['---Ana---', 'ana'],
  ['Ana / Luis', 'ana-luis'],
  ["D'Angelo & Zoë 2027", 'dangelo-y-zoe-2027'],
  ['1ª Comunión de Ana', '1-comunion-de-ana'],
])('the names %s give %s', (names, slug) => {
  expect(slugOf(names)).toBe(slug)
})

test.each(['', '&', '«»', '美玲', 'Ana & 李华', 'Søren'])('«%s» cannot be written here', (names) => {
  expect(slugOf(names)).toBeNull()
})

test('a slug has at most 50 characters and does not end in a hyphen', () => {
  expect(slugOf('a'.repeat(80))).toBe('a'.repeat(50))
  expect(slugOf(`${'a'.repeat(49)} ${'b'.repeat(20)}`)).toBe('a'.repeat(49))
})

test('a number stays within the 50 characters', () => {
  expect(numberedSlug('ana-y-luis', 1)).toBe('ana-y-luis')
  expect(numberedSlug('ana-y-luis', 2)).toBe('ana-y-luis-2')
  expect(numberedSlug('a'.repeat(50), 12)).toBe(`${'a'.repeat(47)}-12`)
  expect(numberedSlug(`${'a'.repeat(47)}-bc`, 2)).toBe(`${'a'.repeat(47)}-2`)
})

test.each([
  ['spaces', ' '.repeat(97_000)],
  ['spaces before an ampersand', `${' '.repeat(97_000)}&`],
  ['hyphens', '-'.repeat(97_000)],
  ['ampersands', ' &'.repeat(48_000)],
])('97,000 characters of %s take no time', (_, names) => {
  // Of the processor, whatever else runs; a time that grows with the square would be many seconds.
  const start = process.threadCpuUsage()
  slugOf(names)
  numberedSlug(names, 2)
  const { user, system } = process.threadCpuUsage(start)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})
