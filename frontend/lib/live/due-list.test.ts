import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDueList } from './due-list.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake server that can be down, and its requests. */
function aServer() {
  const server = { isAway: false, takes: 0, asked: [] as string[][], failing: [] as boolean[] }
  const settle = async (batch: ReadonlySet<string>) => {
    server.asked.push([...batch])
    if (server.takes > 0) await new Promise((resolve) => setTimeout(resolve, server.takes))
    return { failed: server.isAway ? [...batch] : [], early: [] }
  }
  const list = openDueList(settle, (isFailing) => server.failing.push(isFailing))
  return { server, list }
}

test('what the live channel announced stays due until it is fetched', async () => {
  const { server, list } = aServer()
  server.isAway = true
  list.add(['/a'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.asked.length).toBeGreaterThan(3)
  expect(server.failing).toEqual([true])
  server.isAway = false
  list.add(['/b'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.asked.at(-1)).toEqual(['/a', '/b'])
  expect(server.failing).toEqual([true, false])
  const times = server.asked.length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.asked).toHaveLength(times)
})

test('tries grow apart, to half a minute, and the network’s return ends the waiting', async () => {
  const { server, list } = aServer()
  server.isAway = true
  list.add(['/a'])
  await vi.advanceTimersByTimeAsync(300_000)
  const times = server.asked.length
  expect(times).toBeLessThan(16)
  server.isAway = false
  list.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.asked).toHaveLength(times + 1)
  expect(server.failing).toEqual([true, false])
})

test('a single message is fetched at once, and a thousand are no thousand fetches', async () => {
  const { server, list } = aServer()
  list.add(['/a'])
  await vi.advanceTimersByTimeAsync(50)
  expect(server.asked).toEqual([['/a']])
  for (let n = 0; n < 1000; n++) {
    list.add([`/${n % 10}`])
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.asked.length).toBeLessThanOrEqual(7)
})

test('a slow line gets rests three times as long as the fetching takes', async () => {
  const { server, list } = aServer()
  server.takes = 2000
  list.add(['/a'])
  await vi.advanceTimersByTimeAsync(100)
  list.add(['/b'])
  await vi.advanceTimersByTimeAsync(7000)
  expect(server.asked).toEqual([['/a']])
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.asked).toEqual([['/a'], ['/b']])
})

test('after a fetch that hung for a minute the next one waits ten seconds, not three minutes', async () => {
  const { server, list } = aServer()
  server.takes = 60_000
  list.add(['/a'])
  await vi.advanceTimersByTimeAsync(100)
  list.add(['/b'])
  await vi.advanceTimersByTimeAsync(69_000)
  expect(server.asked).toEqual([['/a']])
  await vi.advanceTimersByTimeAsync(1_100)
  expect(server.asked).toEqual([['/a'], ['/b']])
})

test('what is still loading is looked at again, and nobody is told of a failure', async () => {
  const asked: string[][] = []
  const failing: boolean[] = []
  const list = openDueList(
    async (batch) => ({ failed: [], early: asked.push([...batch]) < 3 ? [...batch] : [] }),
    (isFailing) => failing.push(isFailing),
  )
  list.add(['/a'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([['/a'], ['/a'], ['/a']])
  expect(failing).toEqual([])
})

test('a page that is left asks for nothing more', async () => {
  const { server, list } = aServer()
  server.isAway = true
  list.add(['/a'])
  await vi.advanceTimersByTimeAsync(2000)
  list.stop()
  const times = server.asked.length
  list.add(['/b'])
  list.retry()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.asked).toHaveLength(times)
})
