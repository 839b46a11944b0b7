import { expect, test } from 'vitest'
import { fuzz } from '../backend/fuzz/fuzz.ts'

test('generated requests over every call: no 5xx, no process lost, no stall, no row changed by what was refused', async () => {
  const { problems, calls, validShare, requests } = await fuzz({ seed: 7, requests: 800 })
  expect(problems).toEqual([])
  expect(requests).toBe(800)
  expect(validShare).toBeGreaterThanOrEqual(0.6)
  const unreached = Object.keys(calls).filter((name) => !calls[name]?.succeeded)
  expect(unreached).toEqual([])
})
