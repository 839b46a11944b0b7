import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adoptEnv, readEnv } from '../../platform/env.ts'
import { sendEmail, sendEmailBatch } from './client.ts'

const mail = { from: 'a@velada.example', to: 'b@velada.example', subject: 's', html: 'h', text: 't' }
let server: Server
let answer: RequestListener

beforeEach(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = readEnv({ NODE_ENV: 'test', SESSION_PASSWORD: 'x'.repeat(32) })
  adoptEnv({ ...settings, email: { ...settings.email, baseUrl: `http://127.0.0.1:${port}` } })
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const json =
  (status: number, body: object): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

test.each<[string, RequestListener, string]>([
  ['a wrong key', json(401, { name: 'invalid_api_key', message: '' }), 'refused'],
  ['a domain that is not verified', json(403, { name: 'validation_error', message: '' }), 'refused'],
  ['another address of the service', (_, response) => response.writeHead(404).end('<html>'), 'refused'],
  ['an error of the provider', json(500, { name: 'application_error', message: '' }), 'unanswered'],
  ['a proxy without a provider', (_, response) => response.writeHead(502).end('<html>'), 'unanswered'],
  ['a connection reset after the body was sent', (request) => request.socket.resetAndDestroy(), 'unanswered'],
  ['200 with an empty body', (_, response) => response.writeHead(200).end(), 'unanswered'],
  ['200 with another body', json(200, { ok: true }), 'unanswered'],
  [
    '200 that breaks off',
    (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"id":')
      request.socket.destroySoon()
    },
    'unanswered',
  ],
  ['too many requests', json(429, { name: 'rate_limit_exceeded', message: '' }), 'rate-limited'],
  ['a mail it will never take', json(422, { name: 'validation_error', message: '' }), 'rejected'],
])('%s is told from acceptance', async (_, listener, kind) => {
  answer = listener
  expect((await sendEmail(mail, 'k')).kind).toBe(kind)
  expect((await sendEmailBatch([mail], 'k')).kind).toBe(kind)
})

test('a provider that nobody reaches took nothing', async () => {
  server.close()
  server.closeAllConnections()
  expect(await sendEmail(mail, 'k')).toEqual({ kind: 'refused', code: 'never_connected' })
})
