import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { grace, keepMade } from './keep-made.ts'

// What is made here becomes stale with the minute.
const minute = 60_000

beforeEach(() => vi.useFakeTimers({ now: minute, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

/** Things that tell when they were made, once `release` lets them. */
function workshop() {
  const made: { source: string; release: () => void; fail: () => void }[] = []
  const find = keepMade(1_000, (source: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    made.push({ source, release: resolve, fail: () => reject(new Error('broken')) })
    const text = `${source} ${made.length}`
    const staleAt = (Math.floor(Date.now() / minute) + 1) * minute
    return promise.then(() => ({ text, staleAt: () => staleAt, bytes: 100 }))
  })
  return { made, find }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('all who ask for the same wait for one making, and it is kept', async () => {
  const { made, find } = workshop()
  const both = Promise.all([find('a', 'card'), find('a', 'card')])
  expect(made).toHaveLength(1)
  made[0]?.release()
  expect((await both).map(({ text }) => text)).toEqual(['card 1', 'card 1'])
  expect(find('a', 'card')).toMatchObject({ text: 'card 1' })
  expect(made).toHaveLength(1)
})

test('nobody waits because a minute has passed, and one new thing is made at a time', async () => {
  const { made, find } = workshop()
  const first = Promise.all([find('a', 'card'), find('b', 'other')])
  for (const { release } of made) release()
  await first
  vi.setSystemTime(2 * minute + grace)
  for (const [key, source] of [
    ['a', 'card'],
    ['b', 'other'],
    ['a', 'card'],
  ] as const)
    expect(find(key, source)).not.toBeInstanceOf(Promise)
  await settled()
  expect(made.map(({ source }) => source)).toEqual(['card', 'other', 'card'])
  made[2]?.release()
  await settled()
  expect(find('a', 'card')).toMatchObject({ text: 'card 3' })
  expect(made.map(({ source }) => source)).toEqual(['card', 'other', 'card', 'other'])
})

test('what has been stale for longer is not given out any more', async () => {
  const { made, find } = workshop()
  const first = find('a', 'card')
  made[0]?.release()
  await first
  vi.setSystemTime(2 * minute + grace + 1)
  const second = find('a', 'card')
  expect(second).toBeInstanceOf(Promise)
  made[1]?.release()
  expect(await second).toMatchObject({ text: 'card 2' })
})

test('a failed making is not kept, and does not keep the next ones from being made', async () => {
  const { made, find } = workshop()
  const first = find('a', 'card')
  made[0]?.fail()
  await expect(first).rejects.toThrow('broken')
  const second = find('a', 'card')
  made[1]?.release()
  expect(await second).toMatchObject({ text: 'card 2' })
  vi.setSystemTime(2 * minute)
  find('a', 'card')
  await settled()
  made[2]?.fail()
  await settled()
  expect(find('a', 'card')).toMatchObject({ text: 'card 2' })
  await settled()
  expect(made).toHaveLength(4)
})

test('what is least recently used is forgotten when there is no room', async () => {
  const { made, find } = workshop()
  for (let at = 0; at < 12; at++) {
    const one = find(`${at}`, 'card')
    made[at]?.release()
    await one
  }
  expect(find('11', 'card')).not.toBeInstanceOf(Promise)
  expect(find('0', 'card')).toBeInstanceOf(Promise)
})
