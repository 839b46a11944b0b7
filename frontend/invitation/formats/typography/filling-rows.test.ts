import { expect, test } from 'vitest'
import { fillingRows } from './filling-rows.ts'

const rows = (widths: number[], before: number | null, height = 0.6) =>
  fillingRows(widths, 0.2, before === null ? null : { before, width: 0.4 }, height).map(({ from, to }) => [
    from,
    to,
  ])

test('two short names stand in one row of a wide screen, two long ones in a row each', () => {
  expect(rows([1.6, 1.5], 1)).toEqual([[0, 2]])
  expect(rows([10, 10], 1)).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('a row never holds one name whole and half of the other', () => {
  for (const widths of [
    [4, 5, 6],
    [9, 3, 3],
    [2, 2, 2],
  ])
    expect(rows(widths, 1)).not.toContainEqual([0, 2])
})

test('a title fills its rows without a joiner, and one name too long for its height still has a row', () => {
  expect(rows([7.5, 9], null)).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(rows([1], null, 0.1)).toEqual([[0, 1]])
})

test('a title is broken where its rows are about as large', () => {
  expect(rows([6.7, 2.8, 5.6], null)).toEqual([
    [0, 1],
    [1, 3],
  ])
})
