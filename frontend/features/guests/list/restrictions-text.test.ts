import { expect, test } from 'vitest'
import { restrictionsText } from './restrictions-text.ts'

const person = (name: string, dietary: string | null) => ({ name, isChild: false, menu: null, dietary })

test('a row says the restriction, not first whose it is, and each one once', () => {
  expect(
    restrictionsText({
      attendees: [person('Ana Ruiz', 'Sin gluten'), person('Luis', 'sin gluten'), person('Eva', 'Vegana')],
      dietaryRestrictions: 'Ana Ruiz: Sin gluten; Luis: sin gluten; Eva: Vegana',
    }),
  ).toBe('sin gluten, Vegana')
})

test('without attendees the text stands as it was given, and nothing is nothing', () => {
  expect(restrictionsText({ attendees: [], dietaryRestrictions: 'Frutos secos' })).toBe('Frutos secos')
  expect(restrictionsText({ attendees: [person('Ana', null)], dietaryRestrictions: null })).toBeNull()
})
