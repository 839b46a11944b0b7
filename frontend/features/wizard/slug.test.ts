import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['María & Juan', 'maria-y-juan'],
  ['María y Juan', 'maria-y-juan'],
  ['Iñaki y Begoña', 'inaki-y-begona'],
  ["D'Angelo & Zoë 2027", 'dangelo-y-zoe-2027'],
])('%s lives at /invite/%s', (names, slug) => {
  expect(slugOf(names)).toBe(slug)
})

test('a slug has at most 50 characters and no loose hyphen at its end', () => {
  const slug = slugOf('María de las Mercedes Concepción Inmaculada y Juan Francisco') ?? ''
  expect(slug.length).toBeLessThanOrEqual(50)
  expect(slug).not.toMatch(/-$/)
})

test('without names the address is the moment it was made', () => {
  expect(slugOf('  ', 1_700_000_000_000)).toBe('evento-1700000000000')
})

test('names that leave no letter are left to the server', () => {
  expect(slugOf('美玲')).toBeNull()
})
