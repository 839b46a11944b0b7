import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Context, Next } from 'koa'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Account } from './accounts/account.ts'
import { issueLink } from './accounts/issue-link.ts'
import { buildApp } from './app.ts'
import { Guest } from './guests/guest.ts'
import { database, inTransaction } from './platform/database.ts'
import { log } from './platform/log.ts'
import { client } from './testing/client.ts'
import { aGuest, anOwner, password, signIn } from './testing/factories.ts'
import { testApp } from './testing/test-app.ts'

const app = testApp()
let written = ''
// pino writes to this stream; the original one is restored after each test.
const destination = log as unknown as Record<symbol, Writable>
const usual = destination[pino.symbols.streamSym]

beforeEach(() => {
  written = ''
  log.level = 'trace'
  destination[pino.symbols.streamSym] = new Writable({
    write(line, _, done) {
      written += line
      done()
    },
  })
})
afterEach(() => {
  log.level = 'silent'
  if (usual) destination[pino.symbols.streamSym] = usual
})

test('a whole day’s use leaves no address, phone, token or password in the log', async () => {
  const couple = client(() => app.url)
  const secrets = ['lucia.secreta@correo.example', '+34600987654', '600 987 654', password]
  const created = await couple.post('/api/events', {
    coupleNames: 'Lucía y Marcos',
    eventDate: '2031-06-12',
    email: secrets[0],
  })
  const token = new URL(created.json.verificationUrl).searchParams.get('token') ?? ''
  await couple.get(`/api/verify-email/${token}`)
  await couple.post('/api/verify-email', { token, password })
  await couple.post('/api/auth/login', { email: secrets[0], password })
  await couple.post('/api/auth/login', { email: secrets[0], password: `${password}-no` })
  await couple.post('/api/auth/forgot-password', { email: secrets[0] })
  const { event, email } = await anOwner()
  await signIn(couple, email)
  const added = await couple.post(`/api/events/${event.id}/guests`, {
    name: 'Ana',
    group: 'Amigos',
    email: 'ana.secreta@correo.example',
    phone: secrets[2],
  })
  await couple.get(`/api/invitations/${event.slug}/${added.json.token}`)
  await couple.get(`/invite/${event.slug}/${added.json.token}/calendar.ics`)
  await couple.get(`/api/auth/me?email=${secrets[0]}`)
  await couple.post(`/api/guests/${added.json.id}/rsvp`, { status: 'declined' })
  expect(written).toContain('/api/verify-email/…')
  expect(written).toContain('/api/invitations/…/…')
  for (const secret of [
    ...secrets,
    email,
    'ana.secreta',
    token,
    added.json.token,
    ...couple.cookies.values(),
  ])
    expect(written).not.toContain(secret)
})

test.each([
  (slug: string, token: string) => `/invite/${slug}/${token}%`,
  (slug: string, token: string) => `/INVITE/${slug}/${token}`,
  (slug: string, token: string) => `//invite/${slug}//${token}`,
  (slug: string, token: string) => `/invite/${slug}/${token}/`,
  (slug: string, token: string) => `/API/Invitations/${slug}/${token}`,
  (slug: string, token: string) => `/api//invitations/${slug}/${token}/%E0%A4%A`,
  (_: string, token: string) => `/BAJA/${token}`,
  (_: string, token: string) => `/baja/${token}/${token}`,
  (_: string, token: string) => `/api/verify-email//${token}`,
  (_: string, token: string) => `/verify-email%3Ftoken=${token}`,
  (slug: string, token: string) => `/${slug}/${token}`.repeat(20),
])('tokens reach the log by no odd path (%#)', async (pathOf) => {
  const { event } = await anOwner()
  const { token } = await aGuest(event.id)
  const { port } = new URL(app.url)
  const path = pathOf(event.slug, token)
  // A browser would normalise such a path before sending it.
  const status = await new Promise<number>((done, fail) => {
    const sent = request({ port, path, method: 'GET' }, (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    })
    sent.on('error', fail).end()
  })
  expect(status).toBeGreaterThanOrEqual(200)
  expect(written).toContain('"request"')
  expect(written).not.toContain(token)
  expect(written).not.toContain(event.slug)
})

/** The log lines about logins and refusals. */
const securityLines = (): { security: string; client: string; accountId?: string }[] =>
  written
    .split('\n')
    .filter((line) => line.includes('"security":'))
    .map((line) => JSON.parse(line))

test('200 failed logins leave lines in the log, of the account and the client, and of no person', async () => {
  const { email, accountId } = await anOwner()
  for (let tries = 0; tries < 4; tries++)
    await client(() => app.url).post('/api/auth/login', { email, password: `adivina-${tries}` })
  await client(() => app.url).post('/api/auth/login', { email: 'nadie.secreto@correo.example', password })
  for (let tries = 0; tries < 195; tries++)
    await client(() => app.url).post('/api/auth/login', { email, password: 'adivina' })
  const lines = securityLines()
  const refused = lines.filter(({ security }) => security === 'sign-in-refused')
  expect(refused.map((line) => line.accountId)).toEqual([...Array(4).fill(accountId), undefined, accountId])
  expect(lines.filter(({ security }) => security === 'limited').length).toBeGreaterThan(10)
  expect(new Set(lines.map((line) => line.client)).size).toBe(1)
  expect(lines[0]?.client).toMatch(/^[0-9a-f]{16}$/)
  expect(written).not.toMatch(/secreto|adivina|127\.0\.0\.1|::1/)
  expect(written).not.toContain(email)
})

test('authentication and authorization are logged: each event by its name', async () => {
  await database().raw('truncate rate_limits, sign_in_tries')
  const { email, accountId } = await anOwner()
  const { event: theirs } = await anOwner()
  const couple = client(() => app.url)
  await signIn(couple, email)
  await couple.get(`/api/events/${theirs.id}`)
  await couple.put(`/api/events/${theirs.id}`, {}, { 'Sec-Fetch-Site': 'cross-site' })
  await couple.delete('/api/auth/sessions')
  await couple.post('/api/auth/forgot-password', { email })
  await couple.post('/api/auth/resend-verification', { email })
  await couple.post('/api/auth/reset-password', { token: 'inventado-secreto', password })
  await couple.post('/api/webhooks/stripe', { id: 'x' })
  const { token } = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
  await couple.post('/api/auth/reset-password', { token, password: 'otra-grapa-muy-larga' })
  await couple.post('/api/auth/logout')
  const named = securityLines().map(({ security, accountId: whose }) => [security, whose])
  expect(named).toEqual([
    ['signed-in', accountId],
    ['not-theirs', accountId],
    ['csrf-refused', undefined],
    ['other-sessions-ended', accountId],
    ['reset-asked', undefined],
    ['verification-asked', undefined],
    ['link-refused', undefined],
    ['forged-notice', undefined],
    ['password-reset', accountId],
    ['signed-out', accountId],
  ])
  expect(written).not.toContain(token)
  expect(written).not.toContain('inventado-secreto')
})

test('an error of the database is logged without the values that caused it', async () => {
  const { event } = await anOwner()
  const guest = await aGuest(event.id, { phone: '+34600987654' })
  const failures = [
    () => database()('guests').insert({ ...guest, people: undefined, id: undefined, position: undefined }),
    () => Guest.query().findById(guest.id).patch({ email: 'ana.secreta@correo.example', maxGuests: 99 }),
    () => Account.query().insert({ email: 'MAL.secreta@correo.example', passwordHash: 'hash-secreto' }),
    () => database().raw('select ?::uuid', ['valor-secreto']),
    () => database().raw('select * from nada where email = ?', ['ana.secreta@correo.example']),
  ]
  for (const fail of failures) {
    const error = await fail().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(Error)
    log.error({ error }, 'request failed')
  }
  expect(written.trim().split('\n')).toHaveLength(failures.length)
  expect(written).toContain('guests_token_key')
  for (const secret of [
    guest.token,
    '+34600987654',
    String(guest.email),
    'secreta',
    'hash-secreto',
    'valor-secreto',
  ])
    expect(written).not.toContain(secret)
})

test('an unexpected failure is logged once and tells the client nothing', async () => {
  const { event, email } = await anOwner()
  const couple = client(() => app.url)
  await signIn(couple, email)
  await database().raw('alter table guests rename to guests_away')
  try {
    const reply = await couple.get(`/api/events/${event.id}/guests`)
    expect([reply.status, reply.text]).toEqual([500, 'Algo ha fallado por nuestra parte. Inténtalo de nuevo'])
  } finally {
    await database().raw('alter table guests_away rename to guests')
  }
  const lines = written.split('\n').filter((line) => line.includes('request failed'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: {
      type: expect.any(String),
      message: expect.stringContaining('does not exist'),
      stack: expect.any(String),
    },
  })
})

test('who leaves in the middle of a stream, as by closing the panel, is no failure of ours', async () => {
  const stream = new PassThrough()
  stream.write('what the browser waits for')
  const sends = (ctx: Context) => {
    ctx.body = stream
  }
  const showsFormFailures = (_: Context, next: Next) => next()
  const endless = Object.assign(sends, { showsFormFailures, close: async () => undefined })
  const server = buildApp(endless).listen(0)
  try {
    const panel = new AbortController()
    const { port } = server.address() as AddressInfo
    await fetch(`http://localhost:${port}/`, { signal: panel.signal })
    panel.abort()
    await new Promise((resolve) => stream.once('close', resolve))
    await setImmediate()
  } finally {
    server.close()
  }
  expect(written).toContain('"path":"/"')
  expect(written).not.toContain('answer failed')
})
