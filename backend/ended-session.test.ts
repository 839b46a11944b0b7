import { expect, test } from 'vitest'
import { issueLink } from './accounts/issue-link.ts'
import { database, inTransaction } from './platform/database.ts'
import { servedCalls } from './served-calls.ts'
import { type Client, client } from './testing/client.ts'
import { anOwner, password, signIn } from './testing/factories.ts'
import { testApp } from './testing/test-app.ts'

const app = testApp()
const visitor = () => client(() => app.url)
const someId = '00000000-0000-4000-8000-000000000000'

type Served = [method: string, path: string]

/** The served calls that are declared to require a session, or the others. */
const callsThat = (requireSession: boolean): Served[] =>
  servedCalls()
    .filter(({ auth }) => (auth === 'session') === requireSession)
    .map(({ method, path }) => [method, path.replace(/:\w+/g, someId)])

/** A signed-in browser, and an attacker with a copy of its cookie. */
async function aThief(): Promise<{ couple: Client; thief: Client; accountId: string; email: string }> {
  await database().raw('truncate rate_limits, sign_in_tries')
  const { email, accountId } = await anOwner()
  const [couple, thief] = [visitor(), visitor()]
  await signIn(couple, email)
  for (const [name, value] of couple.cookies) thief.cookies.set(name, value)
  expect((await thief.get('/api/auth/me')).status).toBe(200)
  return { couple, thief, accountId, email }
}

const ends: Record<string, (of: Awaited<ReturnType<typeof aThief>>) => Promise<unknown>> = {
  logout: ({ couple }) => couple.post('/api/auth/logout'),
  'a login that replaces it': ({ couple, email }) => signIn(couple, email),
  'a password reset': async ({ accountId }) => {
    const { token } = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
    await visitor().post('/api/auth/reset-password', { token, password: 'otra-grapa-muy-larga' })
  },
  'the list of sessions': async ({ email }) => {
    const other = visitor()
    await signIn(other, email)
    await other.delete('/api/auth/sessions')
  },
  '14 days without use': ({ accountId }) =>
    database().raw(`update sessions set last_used_at = now() - interval '14 days' where account_id = ?`, [
      accountId,
    ]),
}

test.each(Object.entries(ends))(
  'after %s, a copy of the session’s cookie opens no protected call',
  async (_, end) => {
    const stolen = await aThief()
    await end(stolen)
    const calls = callsThat(true)
    expect(calls.length).toBeGreaterThanOrEqual(28)
    const cookie = [...stolen.thief.cookies].map((pair) => pair.join('=')).join('; ')
    for (const [method, path] of calls) {
      const response = await fetch(app.url + path, { method, headers: { Cookie: cookie } })
      expect([response.status, await response.text()], `${method} ${path}`).toEqual([
        401,
        'Inicia sesión para continuar',
      ])
    }
  },
)

test('a call that is not declared to require a session asks nobody to sign in', async () => {
  const asked: string[] = []
  for (const [method, path] of callsThat(false)) {
    const response = await fetch(app.url + path, { method, redirect: 'manual' })
    if ((await response.text()) === 'Inicia sesión para continuar') asked.push(`${method} ${path}`)
  }
  expect(asked).toEqual([])
})

test('fifty resets by one link at once change the password once', async () => {
  const { accountId, email } = await anOwner()
  await database().raw('truncate rate_limits')
  const { token } = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      visitor().post('/api/auth/reset-password', { token, password: `tres-grapas-azules-${number}` }),
    ),
  )
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => [200, 422, 429].includes(status))).toBe(true)
  await database().raw('truncate rate_limits, sign_in_tries')
  const right = `tres-grapas-azules-${statuses.indexOf(200)}`
  expect((await visitor().post('/api/auth/login', { email, password: right })).status).toBe(200)
  expect((await visitor().post('/api/auth/login', { email, password })).status).toBe(401)
  expect(await database()('sessions').where({ accountId })).toHaveLength(2)
})

test('ten logins of the right person at once all succeed or are told to wait, and none is lost', async () => {
  await database().raw('truncate rate_limits, sign_in_tries')
  const { email } = await anOwner()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => visitor().post('/api/auth/login', { email, password })),
  )
  expect(replies.every(({ status }) => status === 200 || status === 429)).toBe(true)
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5)
  expect((await visitor().post('/api/auth/login', { email, password })).status).toBe(200)
})

test('status, size and headers tell nothing about an email', async () => {
  await database().raw('truncate rate_limits, sign_in_tries')
  const { email } = await anOwner()
  const unknown = `${'x'.repeat(email.indexOf('@'))}@correo.example`
  const seen = async (path: string, body: object) => {
    const reply = await visitor().post(path, body)
    const headers = [...reply.headers.keys()].filter((name) => name !== 'date').sort()
    return { status: reply.status, length: reply.text.length, headers }
  }
  for (const [path, body] of [
    ['/api/auth/login', { password: 'no-es-la-suya' }],
    ['/api/auth/forgot-password', {}],
    ['/api/auth/resend-verification', {}],
    ['/api/business-contact', { name: 'Ana', phone: '600112233', message: 'Queremos saber más.' }],
  ] as const)
    expect(await seen(path, { ...body, email }), path).toEqual(await seen(path, { ...body, email: unknown }))
})
