import { expect, test } from 'vitest'
import { readNames } from './read-names.ts'

test.each([
  ['Ana más 2', 3, 0],
  ['Ana y 2 más', 3, 0],
  ['Ana + 2', 3, 0],
  ['Ana +2 niños', 3, 2],
  ['Luis 2', 1, 0],
  ['Ana y Leo (niño/a)', 2, 1],
  ['Ana y Leo (bebé)', 2, 1],
  ['Ana y Eva (prima)', 2, 0],
])('%s are %i people, %i of them children', (text, people, children) => {
  const reading = readNames(text)
  expect(reading.people).toHaveLength(people)
  expect(reading.people.filter(({ isChild }) => isChild)).toHaveLength(children)
})

test('what is said of a child in brackets is not its name, and other remarks are', () => {
  expect(readNames('Leo (niño/a)').people).toEqual([{ name: 'Leo', isChild: true }])
  expect(readNames('Eva (hija de Ana)').people).toEqual([{ name: 'Eva (hija de Ana)', isChild: false }])
})
