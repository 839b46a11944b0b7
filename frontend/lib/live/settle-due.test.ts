import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Cache, ScopedMutator, State } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleDue } from './settle-due.ts'

let server: Server
let asked: string[]

/** A server that answers every guest it is asked for by id as answered. */
beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const url = new URL(request.url ?? '', 'http://server')
    const ids = (url.searchParams.get('ids') ?? url.searchParams.get('guests') ?? '').split(',')
    const guests = ids.map((id) => ({ id, position: Number(id), guestId: id, status: 'confirmed' }))
    response.end(JSON.stringify(url.searchParams.has('guests') ? { total: 9, deliveries: guests } : guests))
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const plain = fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => plain(`http://localhost:${port}${path}`, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.close()
})

const list = '/api/events/e1/guests'

function aPage(kept: Record<string, unknown>) {
  const states = new Map<string, State<unknown>>(
    Object.entries(kept).map(([path, data]) => [path, { data } as State<unknown>]),
  )
  const mutate = (async (path: string, change: unknown) => {
    const data = typeof change === 'function' ? change(states.get(path)?.data) : change
    states.set(path, { data })
  }) as unknown as ScopedMutator
  return { eventId: 'e1', cache: states as unknown as Cache, mutate, states }
}
const pending = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), position: n, status: 'pending' }))
const parts = (count: number) => new Set(Array.from({ length: count }, (_, n) => `${list}?ids=${n}`))

test('a running campaign asks for the guests it named, a hundred a call, never for the list', async () => {
  const page = aPage({ [list]: pending(10_000) })
  const { early, failed } = await settleDue(parts(250), page)
  expect([early, failed]).toEqual([[], []])
  // They are asked at once, and arrive in any order.
  expect(asked.map((path) => path.split('?')[1]?.split(',').length).toSorted()).toEqual([100, 100, 50])
  const guests = page.states.get(list)?.data as { status: string }[]
  expect(guests.filter(({ status }) => status === 'confirmed')).toHaveLength(250)
})

test('thousands at once are fetched in batches, the newest first, and the others stay due', async () => {
  const page = aPage({ [list]: pending(10_000) })
  const { early } = await settleDue(parts(1_000), page)
  expect(asked).toHaveLength(3)
  expect(asked.join()).toContain('999')
  expect(early).toHaveLength(700)
  expect(early.at(-1)).toBe(`${list}?ids=699`)
})

test('a list or campaign that nobody shows is not fetched, one that is coming is asked again later', async () => {
  const page = aPage({})
  page.states.set('/api/campaigns/c1', { isValidating: true })
  const due = new Set([`${list}?ids=1`, '/api/campaigns/c1?guests=1', '/api/campaigns/c2?guests=1'])
  expect(await settleDue(due, page)).toEqual({ failed: [], early: ['/api/campaigns/c1?guests=1'] })
  expect(asked).toEqual([])
})

test('an open campaign takes in the messages of the guests that were named', async () => {
  const deliveries = pending(3).map((row) => ({ ...row, guestId: row.id }))
  const page = aPage({ '/api/campaigns/c1': { total: 3, deliveries } })
  await settleDue(new Set(['/api/campaigns/c1?guests=1']), page)
  expect(page.states.get('/api/campaigns/c1')?.data).toMatchObject({
    total: 9,
    deliveries: [{ status: 'pending' }, { id: '1', status: 'confirmed' }, { status: 'pending' }],
  })
})
