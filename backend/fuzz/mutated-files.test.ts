import { afterAll, expect, test } from 'vitest'
import { endChildren } from '../platform/child-pool.ts'
import { log } from '../platform/log.ts'
import { fileKinds, fuzzFiles } from './mutated-files.ts'

log.level = 'silent'
afterAll(endChildren)

test.each(fileKinds)(
  '500 mutated files (%s) are read or refused, and nobody else feels it',
  async (kind) => {
    const { outcomes, problems } = await fuzzFiles(kind, 7, 500)
    expect(problems).toEqual([])
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(500)
    // Some must be read and some refused, or the mutations would be too weak or too strong.
    expect(Object.keys(outcomes).length).toBeGreaterThan(1)
  },
  120_000,
)
