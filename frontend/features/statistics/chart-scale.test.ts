import { expect, test } from 'vitest'
import { scaleMaximum, withEmptyDays } from './chart-scale.ts'

test('days without answers keep their place, across a change of the clock', () => {
  const days = withEmptyDays([
    { day: '2026-03-28', confirmed: 2, declined: 0 },
    { day: '2026-03-30', confirmed: 0, declined: 1 },
  ])
  expect(days).toEqual([
    { day: '2026-03-28', confirmed: 2, declined: 0 },
    { day: '2026-03-29', confirmed: 0, declined: 0 },
    { day: '2026-03-30', confirmed: 0, declined: 1 },
  ])
  expect(withEmptyDays([])).toEqual([])
})

test('a scale holds its highest value and halves into whole numbers', () => {
  expect([1, 3, 7, 11, 35, 150].map(scaleMaximum)).toEqual([2, 4, 10, 20, 40, 200])
})
