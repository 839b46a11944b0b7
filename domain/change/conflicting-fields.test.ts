import { expect, test } from 'vitest'
import { conflictingFields } from './conflicting-fields.ts'

test('two people on the same field conflict, on different fields they do not', () => {
  const stored = { name: 'Ana', group: 'Amigos' }
  expect(conflictingFields({ name: 'Eva' }, stored, { name: 'Sol' })).toEqual(['name'])
  expect(conflictingFields({ group: 'Amigos' }, stored, { group: 'Familia' })).toEqual([])
})

test('both wanting the same is no conflict, and without a beginning the last one wins', () => {
  expect(conflictingFields({ name: 'Eva' }, { name: 'Ana' }, { name: 'Ana' })).toEqual([])
  expect(conflictingFields({}, { name: 'Ana' }, { name: 'Sol' })).toEqual([])
})

test('empty is empty, and lists are compared whole', () => {
  expect(conflictingFields({ notes: '' }, { notes: null }, { notes: 'Mesa 3' })).toEqual([])
  const [one, two] = [[{ name: 'A', url: 'https://a.example' }], []]
  expect(conflictingFields({ hotels: one }, { hotels: two }, { hotels: [...one, ...one] })).toEqual([
    'hotels',
  ])
})

test('the order in which a record keeps its fields is no difference', () => {
  const was = { hotels: [{ name: 'A', url: 'https://a.example' }] }
  const stored = { hotels: [{ url: 'https://a.example', name: 'A' }] }
  expect(conflictingFields(was, stored, { hotels: [] })).toEqual([])
})
