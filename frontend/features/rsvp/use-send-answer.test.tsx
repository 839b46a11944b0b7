import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, noAnswer } from '../../../domain/answer/answer.ts'
import type { InvitedGuest } from '../../../domain/calls/invitations.ts'
import { answerInvitation } from '../../../domain/calls/rsvp.ts'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { useSendAnswer } from './use-send-answer.ts'

const ana: InvitedGuest = {
  id: 'ana',
  name: 'Ana',
  group: 'Familia',
  person: 'Ana',
  greeting: 'Querida Ana',
  maxGuests: 2,
  answersOneByOne: false,
  people: [
    { id: 's1', name: 'Ana', isChild: false },
    { id: 's2', name: null, isChild: false },
  ],
  ...noAnswer,
}
const yes = { status: 'confirmed', confirmedGuests: 1, guestNames: ['Ana'] } as Answer
const no = { status: 'declined' } as Answer
const confirmed: InvitedGuest = { ...ana, status: 'confirmed', confirmedGuests: 1 }
const line = 'POST /api/guests/ana/rsvp'

let isOnline = true
beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})
afterEach(() => vi.restoreAllMocks())

/** The network goes, or comes back. */
function network(isThere: boolean) {
  isOnline = isThere
  act(() => void dispatchEvent(new Event(isThere ? 'online' : 'offline')))
}

/** An open invitation; what the server took is kept in `answered`. */
function openInvitation(guest = ana) {
  const answered: InvitedGuest[] = []
  const { result, unmount } = renderHook(() => useSendAnswer(guest, (taken) => answered.push(taken)))
  return { result, answered, unmount }
}
const taking = () =>
  respond(answerInvitation, ({ payload }) => ({ ...ana, status: payload.status, confirmedGuests: 1 }))
const notice = () => useToasts.getState().toast

test('the thanks can be shown at once: the answer is known before the server has taken it', async () => {
  const answer = hold(answerInvitation, () => confirmed)
  const { result, answered } = openInvitation()
  let sent: Promise<void> | undefined
  act(() => {
    sent = result.current.send(yes)
  })
  expect(result.current).toMatchObject({ sending: yes, waiting: false, returned: 0 })
  expect(answered).toEqual([])
  answer.release()
  await act(async () => sent)
  expect(result.current.sending).toBeNull()
  expect(answered).toMatchObject([{ id: 'ana', status: 'confirmed' }])
})

test.each([
  ['Invitación confirmada', ana, yes],
  ['Respuesta enviada', ana, no],
  ['Respuesta actualizada', { ...ana, status: 'declined' as const }, yes],
])('an answer that was taken says so: %s', async (title, guest, answer) => {
  taking()
  const { result } = openInvitation(guest)
  await act(() => result.current.send(answer))
  expect(result.current.said).toBe(title)
  // Nothing lies over the thanks.
  expect(notice()).toBeNull()
})

test('an answer that was refused goes back to the form, says why, and is not sent again by itself', async () => {
  refuse(answerInvitation, 'answers-closed')
  const { result, answered } = openInvitation()
  await act(() => result.current.send(yes))
  expect(result.current).toMatchObject({
    sending: null,
    waiting: false,
    returned: 1,
    refusal: 'El plazo para confirmar asistencia ha expirado',
  })
  network(true)
  openInvitation()
  expect([requests, answered]).toEqual([[line], []])
})

test('pressed twice, it is sent once', async () => {
  const answer = hold(answerInvitation, () => confirmed)
  const { result } = openInvitation()
  let sent: Promise<void> | undefined
  act(() => {
    sent = result.current.send(yes)
    void result.current.send(no)
  })
  answer.release()
  await act(async () => sent)
  expect(requests).toEqual([line])
})

test('without a network the form says that it waits, and the answer goes out when the network is back', async () => {
  disconnect(answerInvitation)
  const { result, answered } = openInvitation()
  network(false)
  await act(() => result.current.send(yes))
  expect(result.current).toMatchObject({ sending: null, waiting: true, returned: 1, refusal: null })
  taking()
  network(true)
  await waitFor(() => expect(answered).toMatchObject([{ status: 'confirmed' }]))
  expect(result.current.waiting).toBe(false)
})

test('an answer that the network swallowed survives a closed page, and is sent once', async () => {
  disconnect(answerInvitation)
  const first = openInvitation()
  await act(() => first.result.current.send(yes))
  first.unmount()
  requests.length = 0
  taking()
  const second = openInvitation()
  await waitFor(() => expect(second.answered).toHaveLength(1))
  second.unmount()
  const third = openInvitation()
  expect(third.result.current.sending).toBeNull()
  expect(requests).toEqual([line])
})

test('a page opened without a network keeps the answer and tries nothing', async () => {
  localStorage.setItem('answer:ana', JSON.stringify(yes))
  isOnline = false
  const { result, answered } = openInvitation()
  expect([requests, result.current.sending]).toEqual([[], null])
  taking()
  network(true)
  await waitFor(() => expect(answered).toHaveLength(1))
})

test('an answer changed while the network is away is the one that goes out', async () => {
  disconnect(answerInvitation)
  const { result, answered } = openInvitation()
  await act(() => result.current.send(yes))
  await act(() => result.current.send(no))
  taking()
  network(true)
  await waitFor(() => expect(answered).toMatchObject([{ status: 'declined' }]))
})
