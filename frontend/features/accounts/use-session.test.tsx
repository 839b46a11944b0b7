import { act, waitFor } from '@testing-library/react'
import useSWR from 'swr'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findMe, logIn, logOut, type User } from '../../../domain/calls/accounts.ts'
import { findStatistics } from '../../../domain/calls/statistics.ts'
import { ApiError } from '../../lib/api.ts'
import { onPage } from '../../testing/on-page.tsx'
import { eventId, statistics } from '../../testing/samples.ts'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { useSession } from './use-session.ts'

const lucia: User = { id: eventId, email: 'lucia@correo.es', events: [] }

test('until it is known who is signed in, nobody is shown as signed out', async () => {
  const me = hold(findMe, () => lucia)
  const { result } = onPage(useSession)
  expect(result.current.user).toBeUndefined()
  me.release()
  await waitFor(() => expect(result.current.user).toEqual(lucia))
})

test.each([
  ['nobody is signed in', () => refuse(findMe, 'signed-out')],
  ['the server cannot be reached', () => disconnect(findMe)],
] as const)('when %s there is no user, and no page waits for one', async (_, fail) => {
  fail()
  const { result } = onPage(useSession)
  await waitFor(() => expect(result.current.user).toBeNull())
})

test('who signs in is known at once, without asking who it is', async () => {
  refuse(findMe, 'signed-out')
  const { result } = onPage(useSession)
  await waitFor(() => expect(result.current.user).toBeNull())
  respond(logIn, ({ payload }) => ({ ...lucia, email: payload.email }))
  await act(() => result.current.signIn('lucia@correo.es', 'una clave larga'))
  expect(result.current.user).toEqual(lucia)
  expect(requests).toEqual(['GET /api/auth/me', 'POST /api/auth/login'])
})

test('who is refused stays signed out, and the form learns why', async () => {
  refuse(findMe, 'signed-out')
  const { result } = onPage(useSession)
  await waitFor(() => expect(result.current.user).toBeNull())
  refuse(logIn, 'wrong-credentials')
  await act(() =>
    expect(result.current.signIn('lucia@correo.es', 'otra')).rejects.toThrow(
      'Email o contraseña incorrectos',
    ),
  )
  expect(result.current.user).toBeNull()
})

test('who keeps no cookies learns that before anything is asked', async () => {
  refuse(findMe, 'signed-out')
  const { result } = onPage(useSession)
  await waitFor(() => expect(result.current.user).toBeNull())
  const cookies = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  onTestFinished(() => cookies.mockRestore())
  await act(() =>
    expect(result.current.signIn('lucia@correo.es', 'una clave larga')).rejects.toThrow('no guarda cookies'),
  )
  expect(requests).toEqual(['GET /api/auth/me'])
})

/** A signed-in page that also shows an event's figures. */
async function signedIn() {
  respond(findMe, () => lucia)
  respond(findStatistics, () => statistics())
  const { result } = onPage(() => {
    const session = useSession()
    return { ...session, figures: useSWR(session.user && `/api/events/${eventId}/stats`).data }
  })
  await waitFor(() => expect(result.current.figures).toBeDefined())
  return result
}

test('who leaves takes everything that was fetched along: the next one on this browser finds nothing', async () => {
  const result = await signedIn()
  respond(logOut, () => undefined)
  await act(() => result.current.signOut())
  expect(result.current.user).toBeNull()
  // The same event, looked at by the next person: it has to come anew.
  const figures = hold(findStatistics, () => statistics({ totalGuests: 9 }))
  respond(logIn, () => lucia)
  await act(() => result.current.signIn('lucia@correo.es', 'una clave larga'))
  expect(result.current.figures).toBeUndefined()
  figures.release()
  await waitFor(() => expect(result.current.figures).toMatchObject({ totalGuests: 9 }))
})

test('who could not leave is still signed in, with everything on the screen', async () => {
  const result = await signedIn()
  disconnect(logOut)
  await act(() => expect(result.current.signOut()).rejects.toThrow(TypeError))
  expect(result.current).toMatchObject({ user: lucia, figures: { totalGuests: 2 } })
})

test('after a new event was claimed it is asked anew who is signed in', async () => {
  const result = await signedIn()
  const events = [{ id: 'e2', slug: 'ana', coupleNames: 'Ana', eventDate: '2031-01-01T10:00:00.000Z' }]
  respond(findMe, () => ({ ...lucia, events }))
  await act(() => result.current.refresh())
  expect(result.current.user?.events).toEqual(events)
})

test('being refused is told from not reaching the server', async () => {
  refuse(findMe, 'signed-out')
  const { result } = onPage(useSession)
  refuse(logIn, 'too-many-requests')
  await act(() => expect(result.current.signIn('a@b.es', 'x')).rejects.toBeInstanceOf(ApiError))
  disconnect(logIn)
  await act(() => expect(result.current.signIn('a@b.es', 'x')).rejects.toBeInstanceOf(TypeError))
})
