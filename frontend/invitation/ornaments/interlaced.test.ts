import { expect, test } from 'vitest'
import { interlaced } from './interlaced.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test('two initials pass over and under each other by turns, whichever they are', () => {
  for (const first of alphabet)
    for (const second of ['A', 'J', 'L', 'M', 'O', 'S']) {
      const [one = '', other = ''] = interlaced(first, second, 50)?.letters.map(({ under }) => under) ?? []
      const crossings = (under: string) => under.split('M').length - 1
      expect(crossings(one) - crossings(other), first + second).toBeOneOf([0, 1])
    }
})

test('an accent changes nothing, and what is no letter is not interlaced', () => {
  expect(interlaced('Á', 'l', 50)?.letters).toEqual(interlaced('A', 'L', 50)?.letters)
  expect(interlaced('3', 'L', 50)).toBeNull()
})

test('letters that would make a sign of money, one across the other, cross nowhere', () => {
  for (const [first = '', second = ''] of ['CI', 'CÍ', 'SI', 'IS', 'IC'].map((pair) => [...pair]))
    expect(interlaced(first, second, 50)?.letters.map(({ under }) => under)).toEqual(['', ''])
})
