import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findStatistics } from '../../../domain/calls/statistics.ts'
import { failureText } from '../../lib/api.ts'
import { useLiveEvent } from '../../lib/live/use-live-event.ts'
import { live } from '../../testing/live-stream.ts'
import { onPage } from '../../testing/on-page.tsx'
import { eventId, statistics } from '../../testing/samples.ts'
import { disconnect, hold, refuse, respond } from '../../testing/server.ts'
import { useStatistics } from './use-statistics.ts'

const figures = () => onPage(() => useStatistics(eventId)).result

test('while the figures are on their way there is neither a figure nor a failure to show', async () => {
  const answer = hold(findStatistics, () => statistics({ confirmed: 7 }))
  const result = figures()
  expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: true })
  answer.release()
  await waitFor(() => expect(result.current.data?.confirmed).toBe(7))
})

test('figures that cannot be had say why, and come when they are asked for again', async () => {
  refuse(findStatistics, 'unavailable')
  const result = figures()
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect(failureText(result.current.error)).toMatch(/^Volvemos enseguida/)
  respond(findStatistics, () => statistics())
  await act(() => result.current.mutate())
  expect(result.current).toMatchObject({ data: { totalGuests: 2 }, error: undefined })
})

test('without a network it is the network that is named', async () => {
  disconnect(findStatistics)
  const result = figures()
  await waitFor(() => expect(failureText(result.current.error)).toMatch(/^No hay conexión/))
})

test('a failed refetch keeps the figures that are known', async () => {
  respond(findStatistics, () => statistics({ confirmed: 7 }))
  const result = figures()
  await waitFor(() => expect(result.current.data).toBeDefined())
  disconnect(findStatistics)
  await act(() => result.current.mutate())
  expect(result.current.data?.confirmed).toBe(7)
})

test('a guest’s answer changes the figures without anybody asking, also when the first refetch fails', async () => {
  let confirmed = 0
  respond(findStatistics, () => statistics({ confirmed }))
  const { result } = onPage(() => ({ ...useStatistics(eventId), isAway: useLiveEvent(eventId) }))
  await waitFor(() => expect(result.current.data?.confirmed).toBe(0))
  confirmed = 1
  live.tell({ type: 'rsvp.answered', guestId: 'ana' })
  await waitFor(() => expect(result.current.data?.confirmed).toBe(1))

  disconnect(findStatistics)
  live.tell({ type: 'rsvp.answered', guestId: 'eva' })
  await waitFor(() => expect(result.current.isAway).toBe(true))
  expect(result.current.data?.confirmed).toBe(1)
  confirmed = 2
  respond(findStatistics, () => statistics({ confirmed }))
  live.connect()
  await waitFor(() => expect(result.current).toMatchObject({ data: { confirmed: 2 }, isAway: false }))
})
