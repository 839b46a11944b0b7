import { expect, test } from 'vitest'
import { allergenKeys, allergenName, dietaryText, dietaryWords, inOrder } from './allergens.ts'

test('the allergens are the fourteen of the regulation', () => {
  expect(allergenKeys).toHaveLength(14)
  expect(new Set(allergenKeys.map(allergenName)).size).toBe(14)
  expect(allergenName('nuts')).toBe('Frutos secos')
})

test('marks come in the annex’s order, each once, and nothing else', () => {
  expect(inOrder(['milk', 'gluten', 'milk', 'gofio'])).toEqual(['gluten', 'milk'])
})

test.each([
  [['eggs', 'gluten'], 'sin picante', 'Gluten, huevo; sin picante'],
  [['gluten'], '', 'Gluten'],
  [[], 'vegana', 'vegana'],
  [[], '', ''],
] as const)('marks %j and words «%s» are «%s», and the words are found again', (marked, words, text) => {
  expect(dietaryText(marked, words)).toBe(text)
  expect(dietaryText(marked, text)).toBe(text)
  expect(dietaryWords(marked, text)).toBe(words)
})

test('words that only begin like a mark are words', () => {
  expect(dietaryText(['gluten'], 'Gluten, pero trazas sí')).toBe('Gluten; Gluten, pero trazas sí')
})
