import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, api, failureText } from './api.ts'

test('the message of a refused call is the status, a colon and the text of the answer', () => {
  expect(new ApiError(422, 'La invitación es para 2 personas').message).toBe(
    '422: La invitación es para 2 personas',
  )
})

test('a person is told the words of the server, without the status', () => {
  expect(failureText(new ApiError(422, 'La invitación es para 2 personas'))).toBe(
    'La invitación es para 2 personas',
  )
})

test('a network that does not answer is said in words that help', () => {
  expect(failureText(new TypeError('Failed to fetch'))).toMatch(/^No hay conexión/)
})

test.each([
  ['never answers', () => undefined],
  ['stops in the middle', (start: () => void) => start()],
])('a server that %s is given up after a minute, as a network that is away', async (_, begin) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const plain = fetch
  const asked = Promise.withResolvers<void>()
  const server = createServer((_, response) => {
    begin(() => response.write('['))
    asked.resolve()
  }).listen(0)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => plain(`http://localhost:${port}${path}`, init))
  const answer = api.fetchPath('/api/events/e1').catch((error: unknown) => error)
  await asked.promise
  await vi.advanceTimersByTimeAsync(60_000)
  const error = await answer
  expect(error).toBeInstanceOf(TypeError)
  expect(failureText(error)).toMatch(/^No hay conexión/)
})
