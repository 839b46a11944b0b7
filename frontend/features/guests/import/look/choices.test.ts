import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ListEdits, ListMapping } from '../../../../../domain/party/import/list-choices.ts'
import {
  cellIn,
  isLeftOut,
  untouched,
  withAnswer,
  withCell,
  withCountry,
  withField,
  withRows,
  withSheet,
} from './choices.ts'

const column = { sheet: 'Lista', index: 2 }
const cell = { sheet: 'Lista', row: 7, index: 2 }

test('a column means what was chosen last', () => {
  const once = withField(untouched, { ...column, header: 'Mesa' } as typeof column, 'group')
  const twice = withField(withField(once, { sheet: 'Otra', index: 2 }, 'phone'), column, 'notes')
  expect(twice.mapping).toEqual([
    { sheet: 'Otra', index: 2, field: 'phone' },
    { sheet: 'Lista', index: 2, field: 'notes' },
  ])
})

test('a cell keeps its last text, and the file’s own text takes the edit back', () => {
  const mended = withCell(withCell(untouched, cell, '600', '6OO'), cell, '600111222', '6OO')
  expect(mended.edits.cells).toEqual([{ ...cell, value: '600111222' }])
  expect(cellIn(mended, cell)).toBe('600111222')
  expect(withCell(mended, cell, '6OO', '6OO').edits.cells).toEqual([])
})

test('rows are left out once each, and come back', () => {
  const rows = [
    { sheet: 'Lista', row: 4 },
    { sheet: 'Lista', row: 5 },
  ]
  const without = withRows(withRows(untouched, rows, false), rows.slice(1), false)
  expect(without.edits.leftOut).toEqual(rows)
  expect(isLeftOut(without, { sheet: 'Otra', row: 4 })).toBe(false)
  expect(withRows(without, rows.slice(0, 1), true).edits.leftOut).toEqual(rows.slice(1))
})

test('a sheet is added to those that are read, and taken from them', () => {
  expect(withSheet(untouched, ['A'], 'B', true).edits.sheets).toEqual(['A', 'B'])
  expect(withSheet(untouched, ['A', 'B'], 'A', false).edits.sheets).toEqual(['B'])
})

test('a question about the country or the grouping is answered in their own place', () => {
  expect(withAnswer(untouched, 'country', 'MX').edits).toMatchObject({
    country: 'MX',
    answers: { country: 'MX' },
  })
  expect(withAnswer(untouched, 'grouping', 'row').edits.grouping).toBe('row')
  expect(withAnswer(untouched, 'seats', 'besides').edits).toMatchObject({ answers: { seats: 'besides' } })
})

test('a question about the sheets counts more than the sheets that were ticked before it', () => {
  const ticked = withSheet(untouched, ['A'], 'B', true)
  expect(withAnswer(ticked, 'sheets', 'A').edits).toMatchObject({
    sheets: undefined,
    answers: { sheets: 'A' },
  })
  expect(withCountry(withAnswer(untouched, 'country', 'MX'), 'PT').edits.answers.country).toBe('PT')
})

test('whatever is chosen is what the server accepts', () => {
  const all = withCell(
    withRows(withCountry(withField(untouched, column, 'notes'), 'PT'), [cell], false),
    cell,
    'a',
    'b',
  )
  expect(v.parse(ListMapping, all.mapping)).toEqual(all.mapping)
  expect(v.parse(ListEdits, all.edits)).toEqual(all.edits)
})
