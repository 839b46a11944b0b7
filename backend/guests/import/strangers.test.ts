import { describe, expect, test } from 'vitest'
import { judge } from './lists/judge.ts'
import { readWholeList } from './read-whole-list.ts'
import { asia } from './strangers/asia.ts'
import { europe } from './strangers/europe.ts'
import { mexico } from './strangers/mexico.ts'
import { numberedAndIndented } from './strangers/numbered-and-indented.ts'
import { southAmerica } from './strangers/south-america.ts'
import { spainAndPortugal } from './strangers/spain-and-portugal.ts'
import { expectedOf, fileOf } from './strangers/stranger.ts'
import { unitedStates } from './strangers/united-states.ts'

const strangers = [
  ...mexico,
  ...southAmerica,
  ...spainAndPortugal,
  ...europe,
  ...unitedStates,
  ...asia,
  ...numberedAndIndented,
]

describe('lists as different people keep them', () => {
  test.each(strangers.map((one) => [one.name, one] as const))(
    '%s comes in as its owner means it',
    async (_, stranger) => {
      const { fileName, bytes } = await fileOf(stranger)
      expect(judge(expectedOf(stranger), await readWholeList(bytes, fileName)).wrong).toEqual([])
    },
  )
})
