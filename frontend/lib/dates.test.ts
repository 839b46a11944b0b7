import { expect, test } from 'vitest'
import { dateInputValue, longDate } from './dates.ts'

test('a long date reads EEEE d de MMMM de yyyy in Spanish, without a comma', () => {
  expect(longDate('2026-09-12T16:30:00Z')).toBe('sábado 12 de septiembre de 2026')
})

test('the day is that of the event, not of the reader', () => {
  expect(longDate('2026-09-12T23:30:00Z')).toBe('domingo 13 de septiembre de 2026')
  expect(longDate('2026-09-12T23:30:00Z', 'Atlantic/Canary')).toBe('domingo 13 de septiembre de 2026')
  expect(dateInputValue('2026-12-31T23:30:00Z', 'Atlantic/Canary')).toBe('2026-12-31')
  expect(dateInputValue('2026-12-31T23:30:00Z')).toBe('2027-01-01')
})
