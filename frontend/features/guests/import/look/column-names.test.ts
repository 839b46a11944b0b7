import { expect, test } from 'vitest'
import type { ReadColumn } from '../../../../../domain/party/import/list-reading.ts'
import { columnLetter, columnName, meaningsText, shownColumns } from './column-names.ts'

const column = (index: number, field: ReadColumn['field'], filled = 3): ReadColumn => ({
  sheet: 'Lista',
  index,
  header: '',
  field,
  samples: [],
  filled,
})

test('a column without a heading is called by its letter', () => {
  expect([0, 25, 26, 27, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA'])
  expect(columnName({ header: '', index: 1 })).toBe('Columna B')
  expect(columnName({ header: ' Nº\n pases ', index: 1 })).toBe('Nº pases')
})

test('what the columns mean stands in one line, each meaning once', () => {
  expect(meaningsText([column(0, 'name'), column(1, 'phone'), column(2, 'phone'), column(3, 'ignore')])).toBe(
    'Nombre y Teléfono',
  )
})

test('a column that holds nothing and means nothing is not shown', () => {
  const [name, table, empty] = [column(0, 'name'), column(1, 'ignore'), column(2, 'ignore', 0)]
  expect(shownColumns([table, empty, name])).toEqual({ read: [name], unread: [table] })
})
