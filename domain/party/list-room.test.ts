import { expect, test } from 'vitest'
import { removedText, roomOf, roomText } from './list-room.ts'

test.each([
  [-3, 'no cabe ninguno más'],
  [0, 'no cabe ninguno más'],
  [1, 'cabe 1 más'],
  [2, 'caben 2 más'],
  [150, 'caben 150 más'],
])('with room for %d it says «%s»', (left, text) => {
  expect(roomText(left)).toBe(text)
})

test('who was invited and removed counts for Essence, and not for Grand Soirée', () => {
  const essence = { planType: 'essence', removedInvited: 10 } as const
  expect(roomOf(essence, 138)).toEqual({ limit: 150, counted: 148, left: 2 })
  expect(roomOf(essence, 145)).toEqual({ limit: 150, counted: 155, left: 0 })
  expect(removedText(essence)).toContain('borraste')
  const grand = { planType: 'grand_soiree', removedInvited: 400 } as const
  expect(roomOf(grand, 200)).toEqual({ limit: null, counted: 200, left: 19_800 })
  expect(removedText(grand)).toBe('')
})
