import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../platform/log.ts'
import { keepProving } from './keep-proving.ts'

log.level = 'silent'
const events: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  events.length = 0
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function start(prove: () => Promise<void>, databaseAnswers: () => boolean) {
  stop = keepProving({
    prove,
    databaseAnswers: async () => databaseAnswers(),
    onProof: () => events.push('proof'),
    end: () => events.push('end'),
  })
}
const broken = () => Promise.reject(new Error('no'))
const hanging = () => new Promise<void>(() => undefined)

test.each([
  ['fails', broken],
  ['hangs', hanging],
])('a process whose work %s although the database answers ends itself within 90 s', async (_, prove) => {
  start(prove, () => true)
  await vi.advanceTimersByTimeAsync(50_000)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(40_000)
  expect(events).toEqual(['end'])
})

test('an outage of the database is waited out, however long', async () => {
  start(broken, () => false)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(events).toEqual([])
})

test('after an outage it has its minute again', async () => {
  let isAway = true
  start(broken, () => !isAway)
  await vi.advanceTimersByTimeAsync(600_000)
  isAway = false
  await vi.advanceTimersByTimeAsync(50_000)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(events).toEqual(['end'])
})

test('what works is shown every ten seconds', async () => {
  start(
    async () => undefined,
    () => true,
  )
  await vi.advanceTimersByTimeAsync(35_000)
  expect(events).toEqual(['proof', 'proof', 'proof', 'proof'])
})
