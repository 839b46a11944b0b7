import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-'))
let server: Server
let origin = ''

beforeAll(async () => {
  const build = join(folder, 'client')
  mkdirSync(join(build, 'assets'), { recursive: true })
  mkdirSync(join(build, '.vite'))
  writeFileSync(join(folder, 'secret.json'), '{}')
  writeFileSync(join(build, '.vite/manifest.json'), '{}')
  writeFileSync(join(build, 'assets/page-abc.js'), 'plain')
  writeFileSync(join(build, 'assets/page-abc.js.br'), 'brotli')
  const serve = staticFiles(build)
  const app = new Koa().use(async (ctx) => void (await serve(ctx)))
  server = createServer(app.callback()).listen(0)
  await new Promise((listening) => server.once('listening', listening))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('a hashed asset is served for a year, compressed for who accepts it', async () => {
  const plain = await fetch(`${origin}/assets/page-abc.js`, { headers: { 'Accept-Encoding': 'identity' } })
  expect(await plain.text()).toBe('plain')
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding')
  const head = await fetch(`${origin}/assets/page-abc.js`, {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(head.headers.get('Content-Encoding')).toBe('br')
})

test.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/.vite/manifest.json',
  '/assets/',
  '/assets/page-abc.js.br',
])('%s is not served', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404)
})
