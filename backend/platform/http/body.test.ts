import { expect, test } from 'vitest'
import { client } from '../../testing/client.ts'
import { testApp } from '../../testing/test-app.ts'

const app = testApp()
const visitor = client(() => app.url)
const id = '00000000-0000-4000-8000-000000000000'
const calls = [
  '/api/events',
  '/api/auth/login',
  '/api/auth/forgot-password',
  '/api/business-contact',
  `/api/guests/${id}/rsvp`,
  `/api/media/${id}/frames`,
  '/api/media',
  '/api/webhooks/stripe',
  '/api/webhooks/resend',
  '/api/webhooks/twilio',
  '/baja/nada',
]

test.each(calls)('a malformed Content-Encoding body on %s is the sender’s mistake', async (path) => {
  for (const encoding of ['gzip', 'br', 'deflate', 'zstd', 'constructor'])
    for (const type of [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { 'Content-Encoding': encoding, 'Content-Type': type }
      const { status } = await visitor.post(path, 'no-comprimido', headers)
      expect([encoding, type, status < 500], String(status)).toEqual([encoding, type, true])
    }
})

test.each([
  ['nested without end', `${'['.repeat(40_000)}${']'.repeat(40_000)}`],
  ['an unfinished nest', '['.repeat(40_000)],
  ['no object', '"texto"'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"email":"a@b.example"},"constructor":1,"password":"x"}'],
  ['NUL', '{"email":"a\\u0000@b.example","password":"x"}'],
  ['NUL as a key', '{"\\u0000":1,"email":"a@b.example","password":"x"}'],
  ['half a surrogate pair', '{"email":"a@b.example","password":"\\ud800"}'],
  ['a number beyond all numbers', '{"email":1e400,"password":-1e400}'],
])('JSON that is %s is refused in a sentence', async (_, body) => {
  const { status, text } = await visitor.post('/api/auth/login', body)
  expect([400, 401]).toContain(status)
  expect(text).toMatch(/^[A-ZÁÉÍÓÚ¿¡]/)
})
