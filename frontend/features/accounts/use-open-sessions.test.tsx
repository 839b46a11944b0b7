import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  endOneSession,
  endOtherSessions,
  listSessions,
  type OpenSession,
} from '../../../domain/calls/accounts.ts'
import { failureText } from '../../lib/api.ts'
import { onPage, Page } from '../../testing/on-page.tsx'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { useOpenSessions } from './use-open-sessions.ts'

const session = (id: string, isCurrent = false): OpenSession => ({
  id,
  device: 'Safari en iPhone',
  startedAt: '2031-01-01T10:00:00.000Z',
  lastUsedAt: '2031-01-01T10:00:00.000Z',
  isCurrent,
})
const here = session('here', true)
const [phone, office] = [session('phone'), session('office')]

async function knownSessions() {
  respond(listSessions, () => [here, phone, office])
  const { result } = onPage(useOpenSessions)
  await waitFor(() => expect(result.current).toMatchObject({ isValidating: false }))
  expect(result.current.sessions).toHaveLength(3)
  return result
}
const idsIn = (sessions: readonly OpenSession[] | undefined) => sessions?.map(({ id }) => id)

test('while they are on their way there are neither sessions nor a failure to show', async () => {
  const list = hold(listSessions, () => [here])
  const { result } = onPage(useOpenSessions)
  expect(result.current).toMatchObject({ sessions: undefined, error: undefined })
  list.release()
  await waitFor(() => expect(result.current.sessions).toEqual([here]))
})

test('they are asked for once each time they are shown', async () => {
  await knownSessions()
  expect(requests).toEqual(['GET /api/auth/sessions'])
})

function Devices() {
  const { sessions } = useOpenSessions()
  return <p>{idsIn(sessions)?.join(' ') ?? 'loading'}</p>
}

test('shown again, what was known stands until it is known anew: a device may have come meanwhile', async () => {
  respond(listSessions, () => [here])
  const page = (isShown: boolean) => <Page>{isShown && <Devices />}</Page>
  const { rerender } = render(page(true))
  await screen.findByText('here')
  rerender(page(false))
  const list = hold(listSessions, () => [here, phone])
  rerender(page(true))
  screen.getByText('here')
  list.release()
  await screen.findByText('here phone')
})

test.each([
  ['refused', () => refuse(listSessions, 'signed-out'), 'Inicia sesión para continuar'],
  ['without a network', () => disconnect(listSessions), /^No hay conexión/],
] as const)('%s, it says why, and they come when they are asked for again', async (_, fail, sentence) => {
  fail()
  const { result } = onPage(useOpenSessions)
  await waitFor(() => expect(failureText(result.current.error)).toMatch(sentence))
  respond(listSessions, () => [here])
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ sessions: [here], error: undefined }))
})

test('a session that was ended goes from the list at once, without asking for the list', async () => {
  const result = await knownSessions()
  respond(endOneSession, () => undefined)
  await act(() => result.current.end('phone'))
  expect(idsIn(result.current.sessions)).toEqual(['here', 'office'])
  expect(requests.slice(1)).toEqual(['DELETE /api/auth/sessions/phone'])
})

test('a session that somebody else ended first counts as ended', async () => {
  const result = await knownSessions()
  refuse(endOneSession, 'session-not-found')
  await act(() => result.current.end('phone'))
  expect(idsIn(result.current.sessions)).toEqual(['here', 'office'])
})

test('a session that could not be ended stays in the list, and the screen learns why', async () => {
  const result = await knownSessions()
  disconnect(endOneSession)
  await act(() => expect(result.current.end('phone')).rejects.toThrow(TypeError))
  disconnect(endOtherSessions)
  await act(() => expect(result.current.endOthers()).rejects.toThrow(TypeError))
  expect(idsIn(result.current.sessions)).toEqual(['here', 'phone', 'office'])
})

test('ending all the others leaves this device', async () => {
  const result = await knownSessions()
  respond(endOtherSessions, () => undefined)
  await act(() => result.current.endOthers())
  expect(idsIn(result.current.sessions)).toEqual(['here'])
})
