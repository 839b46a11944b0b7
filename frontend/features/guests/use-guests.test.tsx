import { act, waitFor } from '@testing-library/react'
import useSWR from 'swr'
import { expect, test } from 'vitest'
import { listGuests } from '../../../domain/calls/guests.ts'
import { type EventStatistics, findStatistics } from '../../../domain/calls/statistics.ts'
import { pageSizes } from '../../../domain/party/list-limits.ts'
import { failureText } from '../../lib/api.ts'
import { useLiveEvent } from '../../lib/live/use-live-event.ts'
import { live } from '../../testing/live-stream.ts'
import { onPage } from '../../testing/on-page.tsx'
import { aGuest, eventId, statistics } from '../../testing/samples.ts'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { useGuests } from './use-guests.ts'

const [ana, luis, eva] = ['ana', 'luis', 'eva'].map((id, n) => aGuest(id, { position: n + 1 })) as [
  ReturnType<typeof aGuest>,
  ReturnType<typeof aGuest>,
  ReturnType<typeof aGuest>,
]
const namesIn = (guests: readonly { name: string }[] | undefined) => guests?.map(({ name }) => name)

const useFigures = () => useSWR<EventStatistics>(`/api/events/${eventId}/stats`)

/** A page on which the list of Ana and Luis is known. */
async function knownList() {
  respond(listGuests, () => [ana, luis])
  respond(findStatistics, () => statistics())
  const { result } = onPage(() => ({ ...useGuests(eventId), isAway: useLiveEvent(eventId) }))
  await waitFor(() => expect(result.current.guests).toHaveLength(2))
  return result
}

test('while the list is on its way there is neither a list nor a failure to show', async () => {
  const list = hold(listGuests, () => [ana])
  const { result } = onPage(() => useGuests(eventId))
  expect(result.current).toMatchObject({ guests: undefined, error: undefined })
  list.release()
  await waitFor(() => expect(result.current.guests).toEqual([ana]))
})

test('an event without guests has an empty list, not a missing one', async () => {
  respond(listGuests, () => [])
  const { result } = onPage(() => useGuests(eventId))
  await waitFor(() => expect(result.current.guests).toEqual([]))
})

test('a list longer than a page comes whole', async () => {
  const all = Array.from({ length: pageSizes.most + 2 }, (_, n) =>
    aGuest(`g${n}`, { position: 10 * (n + 1) }),
  )
  respond(listGuests, ({ query }) =>
    all.filter(({ position }) => position > Number(query.get('after'))).slice(0, Number(query.get('limit'))),
  )
  const { result } = onPage(() => useGuests(eventId))
  await waitFor(() => expect(result.current.guests).toEqual(all))
  expect(requests).toHaveLength(2)
})

test('a long list is shown as it comes, and counts as the list when all of it is there', async () => {
  const all = Array.from({ length: 300 }, (_, n) => aGuest(`g${n}`, { position: n + 1 }))
  const rest = Promise.withResolvers<void>()
  respond(listGuests, async ({ query }) => {
    const [after, limit] = [Number(query.get('after')), Number(query.get('limit'))]
    if (after > 0) await rest.promise
    return all.slice(after, after + limit)
  })
  const { result } = onPage(() => useGuests(eventId))
  await waitFor(() => expect(result.current.arrived).toEqual(all.slice(0, 200)))
  expect(result.current.guests).toBeUndefined()
  rest.resolve()
  await waitFor(() => expect(result.current).toMatchObject({ guests: all, arrived: all }))
})

test('a list of which a page does not come is not taken for the whole one', async () => {
  const first = Array.from({ length: pageSizes.most }, (_, n) => aGuest(`g${n}`, { position: n + 1 }))
  respond(listGuests, ({ query }) => (query.get('after') === '0' ? first : Response.error()))
  const { result } = onPage(() => useGuests(eventId))
  await waitFor(() => expect(failureText(result.current.error)).toMatch(/^No hay conexión/))
  expect(result.current.guests).toBeUndefined()
})

test('a list that cannot be had says why, and comes when it is asked for again', async () => {
  refuse(listGuests, 'event-not-found')
  const { result } = onPage(() => useGuests(eventId))
  await waitFor(() => expect(failureText(result.current.error)).toBe('Evento no encontrado'))
  expect(result.current.guests).toBeUndefined()
  respond(listGuests, () => [ana])
  act(() => result.current.again())
  await waitFor(() => expect(result.current).toMatchObject({ guests: [ana], error: undefined }))
})

test('a failed refetch keeps the list that is known', async () => {
  const result = await knownList()
  disconnect(listGuests)
  act(() => result.current.again())
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(result.current.guests).toEqual([ana, luis])
})

test('an own change is shown at once: a guest added, changed and removed, the others untouched', async () => {
  const result = await knownList()
  requests.length = 0
  act(() => result.current.put(eva))
  expect(namesIn(result.current.guests)).toEqual(['ana', 'luis', 'eva'])
  act(() => result.current.put({ ...ana, name: 'Ana Ruiz' }))
  expect(namesIn(result.current.guests)).toEqual(['Ana Ruiz', 'luis', 'eva'])
  expect(result.current.guests?.[1]).toEqual(luis)
  act(() => result.current.patch(new Set(['ana']), { group: 'Amigos' }))
  expect(result.current.guests?.map(({ group }) => group)).toEqual(['Amigos', 'Familia', 'Familia'])
  act(() => result.current.dropAll(new Set(['luis'])))
  expect(namesIn(result.current.guests)).toEqual(['Ana Ruiz', 'eva'])
  act(() => result.current.putAll([luis]))
  expect(namesIn(result.current.guests)).toEqual(['Ana Ruiz', 'luis', 'eva'])
  expect(requests.filter((line) => line.includes('/guests'))).toEqual([])
})

test('an own change brings the figures up to date', async () => {
  respond(listGuests, () => [ana])
  let totalGuests = 1
  respond(findStatistics, () => statistics({ totalGuests }))
  const { result } = onPage(() => ({ list: useGuests(eventId), figures: useFigures().data }))
  await waitFor(() =>
    expect([result.current.list.guests, result.current.figures?.totalGuests]).toEqual([[ana], 1]),
  )
  totalGuests = 2
  act(() => result.current.list.put(eva))
  await waitFor(() => expect(result.current.figures?.totalGuests).toBe(2))
})

test('a change made while the list is on its way does not keep the list from coming', async () => {
  respond(findStatistics, () => statistics())
  const list = hold(listGuests, () => [ana, eva])
  const { result } = onPage(() => useGuests(eventId))
  await waitFor(() => expect(requests).toHaveLength(1))
  act(() => result.current.put(eva))
  list.release()
  await waitFor(() => expect(namesIn(result.current.guests)).toEqual(['ana', 'eva']))
})

test('a guest’s answer is shown without reloading, and only that guest is fetched', async () => {
  const result = await knownList()
  const answered = { ...luis, status: 'confirmed' as const, confirmedGuests: 2 }
  respond(listGuests, () => [answered])
  live.tell({ type: 'rsvp.answered', guestId: 'luis' })
  await waitFor(() => expect(result.current.guests).toEqual([ana, answered]))
  expect(requests.filter((line) => line.includes('/guests')).at(-1)).toBe(
    `GET /api/events/${eventId}/guests?ids=luis`,
  )
})

test('a guest whom another tab removed goes, and one whom it added comes at the end', async () => {
  const result = await knownList()
  respond(listGuests, ({ query }) => (query.get('ids') === 'eva' ? [eva] : []))
  live.tell({ type: 'guest.removed', guestId: 'ana' })
  await waitFor(() => expect(namesIn(result.current.guests)).toEqual(['luis']))
  live.tell({ type: 'guest.added', guestId: 'eva' })
  await waitFor(() => expect(namesIn(result.current.guests)).toEqual(['luis', 'eva']))
})

test('after an import the whole list is fetched anew', async () => {
  const result = await knownList()
  respond(listGuests, () => [ana, luis, eva])
  live.tell({ type: 'guests.imported' })
  await waitFor(() => expect(namesIn(result.current.guests)).toEqual(['ana', 'luis', 'eva']))
})

test('told live without a network, the list stays, the page says so, and what was missed comes afterwards', async () => {
  const result = await knownList()
  disconnect(listGuests)
  live.tell({ type: 'guests.imported' })
  await waitFor(() => expect(result.current.isAway).toBe(true))
  expect(result.current.guests).toEqual([ana, luis])
  respond(listGuests, () => [ana, luis, eva])
  live.connect()
  await waitFor(() => expect(namesIn(result.current.guests)).toEqual(['ana', 'luis', 'eva']))
  expect(result.current.isAway).toBe(false)
  expect(requests.filter((line) => line.includes('/guests?after=0')).length).toBeGreaterThan(2)
})
