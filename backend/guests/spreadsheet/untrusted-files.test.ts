import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longestStall } from '../../testing/longest-stall.ts'
import { readWholeList } from '../import/read-whole-list.ts'
import { loopingXls } from './a-looping-xls.ts'
import { aWorkbook } from './a-workbook.ts'
import { limits } from './limits.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))
const codeOf = (bytes: Buffer, name: string) =>
  readWholeList(bytes, name).then(
    () => 'read',
    (error: { code?: string }) => error.code,
  )

test('a corrupt .xls whose chain of sectors points back at itself is refused while others are served', async () => {
  const looping = fixture('lista-en-bucle.xls')
  expect(looping.equals(loopingXls(fixture('lista-antigua.xls')))).toBe(true)
  const before = process.memoryUsage().rss
  const stall = longestStall()
  const refused = codeOf(looping, 'lista.xls')
  // Another couple's list is read at the same time.
  const list = await readWholeList(await aWorkbook([['Nombre'], ['Ana']]), 'lista.xlsx')
  expect(list.parties).toHaveLength(1)
  expect(await refused).toBe('spreadsheet-unreadable')
  // A file that loops holds the thread that reads it for all the time that a reading is given.
  expect(stall().longest).toBeLessThan(limits.children.milliseconds / 2)
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})

test('after three of them at once, lists are read as ever', async () => {
  const looping = fixture('lista-en-bucle.xls')
  const refused = await Promise.all(Array.from({ length: 3 }, () => codeOf(looping, 'lista.xls')))
  expect(refused).toEqual(Array.from({ length: 3 }, () => 'spreadsheet-unreadable'))
  expect(await codeOf(fixture('lista-antigua.xls'), 'lista.xls')).toBe('read')
})
