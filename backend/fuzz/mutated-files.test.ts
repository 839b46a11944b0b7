import { afterAll, expect, test } from 'vitest'
import { endChildren } from '../platform/child-pool.ts'
import { log } from '../platform/log.ts'
import { fileKinds, fuzzFiles } from './mutated-files.ts'

log.level = 'silent'
afterAll(endChildren)

test.each(fileKinds)(
  'mutated files (%s) are read, or refused in 2 s with a sentence, and nobody else feels it',
  async (kind) => {
    // The one book with macros is large.
    const count = kind === 'xlsm' ? 100 : 500
    const { outcomes, problems } = await fuzzFiles(kind, 7, count)
    expect(problems).toEqual([])
    expect(Object.values(outcomes).reduce((sum, files) => sum + files, 0)).toBe(count)
    // Some must be read and some refused, or the mutations would be too weak or too strong.
    expect(Object.keys(outcomes).length).toBeGreaterThan(1)
  },
  120_000,
)
