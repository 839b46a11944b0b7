import { expect, test } from 'vitest'
import { groupDigits, groupExpiry } from './test-cards.ts'

test('a card number is grouped by four while it is typed or pasted', () => {
  expect(groupDigits('42424')).toBe('4242 4')
  expect(groupDigits('4242-4242-4242-4242')).toBe('4242 4242 4242 4242')
  expect(groupDigits('4242 ')).toBe('4242')
})

test('an expiry gets its bar after the month', () => {
  expect(groupExpiry('12')).toBe('12')
  expect(groupExpiry('123')).toBe('12 / 3')
  expect(groupExpiry('12/30')).toBe('12 / 30')
})
