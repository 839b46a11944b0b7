import { expect, test } from 'vitest'
import { chaos } from './chaos/chaos.ts'
import { makePlan } from './chaos/plan.ts'

test('a seed replays the same plan, another seed another', () => {
  expect(makePlan(7, 10)).toEqual(makePlan(7, 10))
  expect(makePlan(8, 10)).not.toEqual(makePlan(7, 10))
})

test('a minute of kills, cuts, silence and faults loses and repeats nothing, and leaves nothing stuck', async () => {
  const { lost, repeated, stuck, overlooked, misrecorded, unkept, findings, requested } = await chaos({
    seed: 7,
    minutes: 1,
  })
  expect(findings).toEqual([])
  expect({ lost, repeated, stuck, overlooked, misrecorded, unkept }).toEqual({
    lost: 0,
    repeated: 0,
    stuck: 0,
    overlooked: 0,
    misrecorded: 0,
    unkept: 0,
  })
  expect(requested).toBeGreaterThan(100)
}, 480_000)
