import { afterEach, expect, test, vi } from 'vitest'
import { database } from '../platform/database.ts'
import { proofs, proveJobs } from '../platform/prove-jobs.ts'
import { testApp } from '../testing/test-app.ts'

testApp({ workers: true })
afterEach(() => {
  vi.useRealTimers()
})

test('liveness proves that jobs are fetched and done', async () => {
  await proveJobs()
  const { rows } = await database().raw<{ rows: { state: string }[] }>(
    'select state from pgboss.job where name = ?',
    [proofs],
  )
  expect(rows).toEqual([{ state: 'completed' }])
})

test('a queue that nobody asked for a minute is no sign of life', async () => {
  // Two minutes later by the clock, without a poll of any queue.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  await expect(proveJobs()).rejects.toThrow(/was not asked for a minute/)
})
