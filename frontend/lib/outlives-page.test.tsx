import { expect, test, vi } from 'vitest'
import { listSessions } from '../../domain/calls/accounts.ts'
import { removeGuest } from '../../domain/calls/guests.ts'
import { answerInvitation } from '../../domain/calls/rsvp.ts'
import { respond } from '../testing/server.ts'
import { api } from './api.ts'

/** Whether a call asks the browser to send it to its end even when the page is closed meanwhile. */
async function isKept(call: () => Promise<unknown>): Promise<boolean> {
  const fetched = vi.spyOn(globalThis, 'fetch')
  try {
    await call()
    return fetched.mock.lastCall?.[1]?.keepalive === true
  } finally {
    fetched.mockRestore()
  }
}

test('a small change reaches the server though the page is closed or opened anew meanwhile', async () => {
  respond(removeGuest, () => new Response(null, { status: 204 }))
  expect(await isKept(() => api.send(removeGuest, { params: { id: 'g1' } }))).toBe(true)
})

test('what is only read ends with the page', async () => {
  respond(listSessions, () => [])
  expect(await isKept(() => api.send(listSessions, {}))).toBe(false)
})

test('what is too large for a browser to keep is sent all the same', async () => {
  respond(answerInvitation, () => new Response('{}'))
  const payload = { status: 'declined' as const, comments: 'ñ'.repeat(2_100) }
  const send = () => api.send(answerInvitation, { params: { id: 'g1' }, payload })
  expect(await isKept(send)).toBe(false)
})
