import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type AskedService, askService, listServiceRequests } from '../../../domain/calls/concierge.ts'
import { failureText } from '../../lib/api.ts'
import { onPage } from '../../testing/on-page.tsx'
import { eventId } from '../../testing/samples.ts'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { useServiceRequests } from './use-service-requests.ts'

const asked = (id: string, text: string): AskedService => ({
  id,
  kind: 'message',
  text,
  askedAt: '2031-01-01T10:00:00.000Z',
})
const first = asked('s1', '¿Podéis ayudarnos con el menú?')
const panel = () => onPage(() => useServiceRequests(eventId)).result
const question = { kind: 'message', message: '¿Y con el autobús?' } as const

async function knownRequests() {
  respond(listServiceRequests, () => [first])
  const result = panel()
  await waitFor(() => expect(result.current.asked).toEqual([first]))
  return result
}

test('until they have come, and when they cannot be had, nothing stands where they would', async () => {
  const list = hold(listServiceRequests, () => Response.error())
  const result = panel()
  expect(result.current.asked).toEqual([])
  list.release()
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(result.current.asked).toEqual([])
})

test('what was asked before is shown', async () => {
  expect((await knownRequests()).current.asked).toEqual([first])
})

test('what is asked stands in the list as soon as it was received, without asking for the list', async () => {
  const result = await knownRequests()
  respond(askService, ({ payload }) => [
    asked('s2', payload.kind === 'message' ? payload.message : ''),
    first,
  ])
  await act(() => result.current.ask(question))
  expect(result.current.asked.map(({ text }) => text)).toEqual([question.message, first.text])
  expect(requests).toEqual([1, 2].map((n) => `${n === 1 ? 'GET' : 'POST'} /api/events/e1/service-requests`))
})

test('what could not be asked is not in the list, and the dialog learns why', async () => {
  const result = await knownRequests()
  refuse(askService, 'too-many-requests')
  const told: string[] = []
  const ask = () => result.current.ask(question).catch((failure: unknown) => told.push(failureText(failure)))
  await act(ask)
  disconnect(askService)
  await act(ask)
  expect(told).toEqual([
    expect.stringMatching(/^Demasiados intentos/),
    expect.stringMatching(/^No hay conexión/),
  ])
  expect(result.current.asked).toEqual([first])
})
