import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import useSWR from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { findEvent, type OwnedEvent } from '../../../domain/calls/events.ts'
import { live } from '../../testing/live-stream.ts'
import { onPage } from '../../testing/on-page.tsx'
import { anEvent, eventId } from '../../testing/samples.ts'
import { disconnect, refuse, requests, respond } from '../../testing/server.ts'
import { signedOut } from '../api.ts'
import { useLiveEvent } from './use-live-event.ts'

afterEach(() => void vi.useRealTimers())

/** A dashboard: the event, and whether the server is out of reach. */
const useDashboard = () => {
  const [isShown, show] = useState(true)
  const { data, error } = useSWR<OwnedEvent, Error>(`/api/events/${eventId}`)
  return { event: data, error, isAway: useLiveEvent(isShown ? data && eventId : undefined), show }
}
async function openDashboard() {
  respond(findEvent, () => anEvent())
  const { result, unmount } = onPage(useDashboard)
  await waitFor(() => expect(live.addresses()).toHaveLength(1))
  live.connect()
  return { result, unmount }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

test('nothing is listened to before the event has come, nor when it never comes', async () => {
  refuse(findEvent, 'event-not-found')
  const { result } = onPage(useDashboard)
  await waitFor(() => expect(result.current.error).toBeDefined())
  expect([live.addresses(), result.current.isAway]).toEqual([[], false])
})

test('what another tab or person changed is shown without reloading', async () => {
  const { result } = await openDashboard()
  respond(findEvent, () => anEvent({ coupleNames: 'Lucía y Marcos Ruiz' }))
  live.tell({ type: 'event.updated' })
  await waitFor(() => expect(result.current.event?.coupleNames).toBe('Lucía y Marcos Ruiz'))
})

test('who missed too much looks at everything again', async () => {
  const { result } = await openDashboard()
  respond(findEvent, () => anEvent({ isPaid: false }))
  live.tell({ type: 'missed-many' })
  await waitFor(() => expect(result.current.event?.isPaid).toBe(false))
})

test('a refetch that fails keeps what is shown, says so, and is repeated by itself until it succeeds', async () => {
  const { result } = await openDashboard()
  disconnect(findEvent)
  live.tell({ type: 'event.updated' })
  await waitFor(() => expect(result.current.isAway).toBe(true))
  expect(result.current).toMatchObject({ event: { coupleNames: 'Lucía y Marcos' }, error: undefined })
  respond(findEvent, () => anEvent({ coupleNames: 'Ana y Leo' }))
  await waitFor(() =>
    expect(result.current).toMatchObject({ event: { coupleNames: 'Ana y Leo' }, isAway: false }),
  )
})

test('a refetch that is refused for good is not repeated: the screen is not said to be out of reach', async () => {
  const { result } = await openDashboard()
  refuse(findEvent, 'event-not-found')
  const before = requests.length
  live.tell({ type: 'event.updated' })
  await waitFor(() => expect(requests).toHaveLength(before + 1))
  await act(async () => undefined)
  expect(result.current).toMatchObject({ isAway: false, event: { id: eventId } })
})

test('a short interruption is not worth a word; one of four seconds is, until the stream is back', async () => {
  const { result } = await openDashboard()
  fakeTimers()
  live.breakOff()
  await pass(3_900)
  expect(result.current.isAway).toBe(false)
  live.connect()
  await pass(5_000)
  expect(result.current.isAway).toBe(false)
  live.breakOff()
  await pass(4_100)
  expect(result.current.isAway).toBe(true)
  live.connect()
  expect(result.current.isAway).toBe(false)
})

test('a lost network is said at once; when it is back the stream is opened anew', async () => {
  const { result } = await openDashboard()
  act(() => void dispatchEvent(new Event('offline')))
  expect(result.current.isAway).toBe(true)
  const [before] = live.addresses()
  act(() => void dispatchEvent(new Event('online')))
  expect(live.addresses()).toHaveLength(1)
  expect(before).toContain(`/api/events/${eventId}/live`)
  live.connect()
  expect(result.current.isAway).toBe(false)
})

test('a stream opened anew begins after the newest message that was heard', async () => {
  await openDashboard()
  live.tell({ type: 'campaign.finished' })
  act(() => void dispatchEvent(new Event('online')))
  expect(live.addresses()).toEqual([expect.stringMatching(/\/live\?lastEventId=\d+$/)])
})

test('a stream that says nothing for 45 seconds is opened anew; one that beats is not', async () => {
  const { result } = await openDashboard()
  fakeTimers()
  live.tell({ type: 'campaign.finished' })
  const [before] = live.addresses()
  for (let beats = 0; beats < 6; beats++) {
    await pass(15_000)
    live.beat()
  }
  expect(live.addresses()).toEqual([before])
  await pass(44_000)
  expect(live.addresses()).toEqual([before])
  await pass(1_500)
  expect(live.addresses()).toEqual([expect.stringMatching(/\/live\?lastEventId=\d+$/)])
  expect(live.addresses()).not.toEqual([before])
  await pass(4_100)
  expect(result.current.isAway).toBe(true)
  live.connect()
  expect(result.current.isAway).toBe(false)
})

test('a session that ended while the page was open is told to it, and what is shown stays', async () => {
  const { result } = await openDashboard()
  refuse(findEvent, 'signed-out')
  const heard = vi.fn()
  addEventListener(signedOut, heard, { once: true })
  live.refuse()
  await waitFor(() => expect(heard).toHaveBeenCalled())
  expect(result.current).toMatchObject({ event: { id: eventId }, error: undefined })
})

test('what never came is asked for when the stream is open', async () => {
  disconnect(findEvent)
  const { result } = onPage(() => {
    const event = useSWR<OwnedEvent, Error>(`/api/events/${eventId}`)
    useLiveEvent(eventId)
    return event
  })
  await waitFor(() => expect(result.current.error).toBeDefined())
  respond(findEvent, () => anEvent())
  live.connect()
  await waitFor(() => expect(result.current.data?.id).toBe(eventId))
})

test('a page that is left listens to nothing, and no longer says that the server is out of reach', async () => {
  const { result } = await openDashboard()
  act(() => void dispatchEvent(new Event('offline')))
  act(() => result.current.show(false))
  expect([live.addresses(), result.current.isAway]).toEqual([[], false])
})
