import { expect, test } from 'vitest'
import { roomText } from './list-room.ts'

test.each([
  [-3, 'no cabe ninguno más'],
  [0, 'no cabe ninguno más'],
  [1, 'cabe 1 más'],
  [2, 'caben 2 más'],
  [150, 'caben 150 más'],
])('with room for %d it says «%s»', (left, text) => {
  expect(roomText(left)).toBe(text)
})
