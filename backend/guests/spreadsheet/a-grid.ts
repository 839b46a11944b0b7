import { utils, write } from '@e965/xlsx'
import { aWorkbook } from './a-workbook.ts'

/** Rows of cells; null is an empty one. */
export type Grid = (string | number | null)[][]

type Written = { name: string; bytes: Buffer }

/** For tests: ways to write a list as a file, by name. */
export const gridWriters = {
  xlsx: async (grid) => ({ name: 'lista.xlsx', bytes: await aWorkbook(grid) }),
  ods: async (grid) => bySheetJs(grid, 'ods'),
  xls: async (grid) => bySheetJs(grid, 'xls'),
  csv: async (grid) => ({ name: 'lista.csv', bytes: Buffer.from(delimited(grid, ',', '\n')) }),
  'csv of Excel in Spanish': async (grid) => ({
    name: 'lista.csv',
    bytes: Buffer.from(`\ufeff${delimited(grid, ';', '\r\n')}`),
  }),
  'csv with a told separator, in Latin-1': async (grid) => ({
    name: 'lista.csv',
    bytes: Buffer.from(`sep=|\r\n${delimited(grid, '|', '\r\n')}`, 'latin1'),
  }),
  'text of Excel in UTF-16': async (grid) => ({
    name: 'lista.txt',
    bytes: Buffer.from(`\ufeff${delimited(grid, '\t', '\r\n')}`, 'utf16le'),
  }),
  tsv: async (grid) => ({ name: 'lista.tsv', bytes: Buffer.from(delimited(grid, '\t', '\r')) }),
  pasted: async (grid) => ({ name: '', bytes: Buffer.from(delimited(grid, '\t', '\n')) }),
} satisfies Record<string, (grid: Grid) => Promise<Written>>
export type GridKind = keyof typeof gridWriters

function bySheetJs(grid: Grid, bookType: 'ods' | 'xls'): Written {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(grid), 'Hoja1')
  return { name: `lista.${bookType}`, bytes: write(book, { type: 'buffer', bookType }) }
}

/** The cells as RFC 4180 writes them, with quotes where they are needed. */
export function delimited(grid: Grid, separator: string, end: string): string {
  const field = (value: string | number | null) => {
    const text = String(value ?? '')
    const plain = !/["\r\n]|^\s|\s$/.test(text) && !text.includes(separator)
    return plain ? text : `"${text.replaceAll('"', '""')}"`
  }
  return grid.map((row) => row.map(field).join(separator)).join(end)
}
