import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adoptEnv, env } from './platform/env.ts'
import { client } from './testing/client.ts'
import { aGuest, anOwner, password } from './testing/factories.ts'
import { testApp } from './testing/test-app.ts'
import { enquireAt, observeThrough } from './testing/through-proxies.ts'

const app = testApp({ settings: { PUBLIC_URL: 'https://velada.example', PROXY_HOPS: '1' } })
const proxies: Server[] = []
let usual = env
beforeAll(() => {
  const settings = env()
  usual = () => settings
})
afterEach(() => {
  adoptEnv(usual())
})
afterAll(() => {
  for (const proxy of proxies) proxy.closeAllConnections()
  for (const proxy of proxies) proxy.close()
})

type Says = {
  /** Whether it sets `X-Forwarded-Proto: https`. */
  protocol: boolean
}

/** A typical proxy: it appends the client's address to `X-Forwarded-For`. */
async function aProxy(target: string, { protocol }: Says): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const said = incoming.headers['x-forwarded-for']
    const peer = incoming.socket.remoteAddress?.replace('::ffff:', '')
    const forwarded = request(target + (incoming.url ?? '/'), {
      method: incoming.method,
      headers: {
        ...incoming.headers,
        'x-forwarded-for': said ? `${said}, ${peer}` : peer,
        ...(protocol && { 'x-forwarded-proto': 'https' }),
      },
    })
    forwarded.once('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.once('error', () => outgoing.destroy())
    outgoing.once('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxies.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function observe(url: string) {
  const { event, email } = await anOwner()
  await aGuest(event.id)
  return observeThrough({
    url,
    login: { email, password },
    eventId: event.id,
    slug: event.slug,
    enquire: enquireAt(url),
  })
}

describe.each([
  { hops: 1, protocol: true },
  { hops: 1, protocol: false },
  { hops: 2, protocol: true },
  { hops: 2, protocol: false },
])('behind $hops proxies, told of HTTPS: $protocol', ({ hops, protocol }) => {
  test('guest’s link, login, limits and live stream are right', async () => {
    adoptEnv({ ...usual(), proxyHops: hops })
    let url = app.url
    for (let hop = 0; hop < hops; hop++) url = await aProxy(url, { protocol })
    const seen = await observe(url)
    expect(seen.login).toMatchObject({ status: 200, signedIn: 200 })
    expect(seen.login.cookie).toMatch(/^__Host-velada=.*; Secure/i)
    expect(seen.guest).toMatchObject({ status: 200, answered: 200 })
    expect(seen.guest.cookie).toMatch(/^__Secure-invitation-.*; secure/i)
    expect(seen.live).toEqual({ status: 200, heard: true })
    expect(seen.limit.taken).toBeLessThanOrEqual(60)
    expect(seen.limit.another).not.toBe(429)
  })
})

test('with no proxy of ours, X-Forwarded-For, -Proto and -Host of a stranger are believed by nobody', async () => {
  adoptEnv({ ...usual(), proxyHops: 0 })
  const stranger = client(() => app.url)
  const statuses: number[] = []
  for (let number = 0; number < 60; number++) {
    const headers = { 'X-Forwarded-For': `192.0.2.${number}`, 'X-Forwarded-Proto': 'https' }
    statuses.push((await stranger.post('/api/business-contact', {}, headers)).status)
  }
  expect(statuses.at(-1)).toBe(429)
  const forged = { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' }
  expect((await stranger.post('/api/auth/login', {}, forged)).status).toBe(403)
})
