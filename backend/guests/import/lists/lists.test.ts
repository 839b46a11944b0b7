import { describe, expect, test } from 'vitest'
import { readWholeList } from '../read-whole-list.ts'
import { expectedLists, judge, listBytes } from './judge.ts'

describe('lists that people really keep', () => {
  test.each(Object.entries(expectedLists))('%s comes in as a sensible person would want it', async (name, expected) => {
    expect(judge(expected, await readWholeList(listBytes(name), name)).wrong).toEqual([])
  })
})
