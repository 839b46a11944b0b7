import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const app = testApp()

/** The response to a raw request. */
const asked = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), 'localhost')
    let answer = ''
    socket.on('data', (data) => {
      answer += data.toString()
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  })
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

test.each([
  '//',
  '///',
  '//[',
  '//evil.example',
  '/%',
  '/%ff',
  '/\\',
  '/?%',
  'http://evil.example/nada',
  '*',
])('an anonymous GET of %s is answered without a failure of ours', async (target) => {
  const answer = await asked(`GET ${target} HTTP/1.1`, 'Host: velada.example')
  expect([404, 400]).toContain(statusOf(answer))
})

test.each(['http://[', 'ftp://velada.example/', 'https://:x/'])(
  'the line %s names no address: 400',
  async (target) => {
    const answer = await asked(`GET ${target} HTTP/1.1`, 'Host: velada.example')
    expect(statusOf(answer)).toBe(400)
    expect(answer).toContain('Esa dirección no se entiende')
  },
)

test('absolute-form request lines and doubled slashes mean the path that they name', async () => {
  for (const target of ['http://velada.example/api/config?a=1', '//api///config', 'HTTPS://x:99999999/'])
    expect([200, 400]).toContain(statusOf(await asked(`GET ${target} HTTP/1.1`, 'Host: velada.example')))
  expect(await asked('GET //api//config HTTP/1.1', 'Host: x')).toContain('stripePublishableKey')
  expect(await asked('GET http://y/api/config HTTP/1.1', 'Host: x')).toContain('stripePublishableKey')
})

test('what is too long for an address of ours is not looked at', async () => {
  for (const target of [`/${'a'.repeat(2_001)}`, `/api/config?${'a=b&'.repeat(1_001)}`])
    expect(statusOf(await asked(`GET ${target} HTTP/1.1`, 'Host: x'))).toBe(414)
})

test.each(['[', 'a b', '', '\u00ff', 'x:99999'])('the host «%s» fails nothing', async (host) => {
  expect(statusOf(await asked('GET /api/config HTTP/1.1', `Host: ${host}`))).toBe(200)
  const posted = ['POST /api/auth/login HTTP/1.1', `Host: ${host}`, 'Origin: http://[', 'Content-Length: 0']
  expect(statusOf(await asked(...posted))).toBeLessThan(500)
})

test.each([
  'Cookie: velada=%E0%A4%A; x=%',
  'Cookie: velada=Fe26.2*1*a*b*c*d*e*f',
  'Cookie: =;;;=',
  'Last-Event-ID: 1e999',
  'If-None-Match: "',
  'Accept-Encoding: ;;;q=',
  'Accept: ,;=',
  'X-Forwarded-For: ,,,',
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Host: [',
  'Referer: http://[',
  'Range: bytes=99999999999999999999-',
  'If-Modified-Since: nunca',
])('the header %s fails nothing', async (header) => {
  for (const path of ['/api/auth/me', '/api/config', '/api/invitations/x/y', '/api/nada'])
    expect(statusOf(await asked(`GET ${path} HTTP/1.1`, 'Host: x', header))).toBeLessThan(500)
})
