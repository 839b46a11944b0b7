import { beforeEach, expect, test } from 'vitest'
import { database, inTransaction } from '../platform/database.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { client } from '../testing/client.ts'
import { anOwner, password, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { issueLink } from './issue-link.ts'
import { purgeOldAttempts } from './purge-old-attempts.ts'

const app = testApp({ settings: { PROXY_HOPS: '1' } })
const visitor = () => client(() => app.url)
beforeEach(() => database().raw('truncate rate_limits, sign_in_tries, known_places'))

/** One login attempt from an address. */
const tryFrom = (address: string, email: string, secret: string, who = visitor()) =>
  who.post('/api/auth/login', { email, password: secret }, { 'X-Forwarded-For': address })
const later = (seconds: number) =>
  database().raw(
    `update sign_in_tries set retry_at = retry_at - :s * interval '1 s', forget_at = forget_at - :s * interval '1 s'`,
    { s: seconds },
  )
/** Simulates many attempts from many addresses, so that strangers have to wait. */
async function attacked(email: string) {
  await tryFrom(elsewhere, email, 'adivina-esto')
  await database().raw(`update sign_in_tries set retry_at = now() + interval '10 minutes'`)
}
const home = '203.0.113.7'
const elsewhere = '198.51.100.9'

test('ten wrong logins from elsewhere do not lock the right person out', async () => {
  const { email } = await anOwner()
  for (let tries = 0; tries < 10; tries++) await tryFrom(elsewhere, email, 'adivina-esto')
  expect((await tryFrom(elsewhere, email, password)).status).toBe(429)
  expect((await tryFrom(home, email, password)).status).toBe(200)
})

test('after a few wrong tries the wait grows, and is said in words and in seconds', async () => {
  const { email } = await anOwner()
  const waits = []
  for (let tries = 0; tries < 5; tries++)
    expect((await tryFrom(home, email, 'adivina-esto')).status).toBe(401)
  for (let round = 0; round < 9; round++) {
    const refused = await tryFrom(home, email, password)
    expect(refused.status).toBe(429)
    waits.push(Number(refused.headers.get('retry-after')))
    if (round === 0) expect(refused.text).toBe('Demasiados intentos. Vuelve a probar en menos de un minuto')
    if (round === 2) expect(refused.text).toBe('Demasiados intentos. Vuelve a probar en 2 minutos')
    await later(waits.at(-1) ?? 0)
    expect((await tryFrom(home, email, 'adivina-esto')).status).toBe(401)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
})

test('the right password ends the counting', async () => {
  const { email } = await anOwner()
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 4; tries++) await tryFrom(home, email, 'adivina-esto')
    expect((await tryFrom(home, email, password)).status).toBe(200)
  }
})

test('a guesser with many addresses is slowed for the account as a whole, but not its known places', async () => {
  const { email } = await anOwner()
  const couple = visitor()
  await tryFrom(home, email, password, couple)
  for (let tries = 0; tries < 25; tries++) await tryFrom(`198.51.100.${tries}`, email, 'adivina-esto')
  expect((await tryFrom('192.0.2.1', email, password)).status).toBe(429)
  expect((await tryFrom(home, email, password)).status).toBe(200)
  expect((await tryFrom('192.0.2.2', email, password, couple)).status).toBe(200)
})

test('a neighbour behind the same address does not use up the device that is known', async () => {
  const { email } = await anOwner()
  const couple = visitor()
  await tryFrom(home, email, password, couple)
  for (let tries = 0; tries < 24; tries++) await countAttempt('login', home)
  for (let tries = 0; tries < 6; tries++) await tryFrom(home, email, 'adivina-esto')
  expect((await tryFrom(home, email, password)).status).toBe(429)
  expect((await tryFrom(home, email, password, couple)).status).toBe(200)
})

test('a password reset forgets the places: whoever was let in with the old password is a stranger again', async () => {
  const { email, accountId } = await anOwner()
  const thief = visitor()
  await tryFrom('192.0.2.66', email, password, thief)
  const { token } = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
  const couple = visitor()
  await couple.post(
    '/api/auth/reset-password',
    { token, password: 'otra-grapa-muy-larga' },
    { 'X-Forwarded-For': home },
  )
  await attacked(email)
  expect((await tryFrom('192.0.2.66', email, password, thief)).status).toBe(429)
  expect((await tryFrom(home, email, 'otra-grapa-muy-larga')).status).toBe(200)
})

test('another account’s device is a stranger', async () => {
  const { email } = await anOwner()
  const { email: other } = await anOwner()
  const thief = visitor()
  await tryFrom(home, other, password, thief)
  await attacked(email)
  expect((await tryFrom('192.0.2.3', email, password, thief)).status).toBe(429)
})

test('parallel tries are no way around', async () => {
  const { email } = await anOwner()
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => tryFrom(elsewhere, email, 'adivina-esto')),
  )
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('an unknown email is limited as a known one is', async () => {
  const { email } = await anOwner()
  for (const who of [email, 'nadie@correo.example']) {
    const statuses = []
    for (let tries = 0; tries < 7; tries++)
      statuses.push((await tryFrom(elsewhere, who, 'adivina-esto')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  }
})

test('addresses of one IPv6 network count as one', async () => {
  const { email } = await anOwner()
  const statuses = []
  for (let tries = 0; tries < 6; tries++)
    statuses.push((await tryFrom(`2001:db8:1:2::${tries}`, email, 'adivina-esto')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('the link to verify and the reset have counters of their own', async () => {
  for (let tries = 0; tries < 30; tries++) await countAttempt('login', home)
  expect((await tryFrom(home, 'b@correo.example', 'adivina-esto')).status).toBe(429)
  const from = { 'X-Forwarded-For': home }
  const verify = await visitor().post('/api/verify-email', { token: 'x', password }, from)
  const reset = await visitor().post('/api/auth/reset-password', { token: 'x', password }, from)
  expect([verify.status, reset.status]).toEqual([422, 422])
})

test('asking for a verification mail does not block asking for the reset', async () => {
  for (let tries = 0; tries < 60; tries++) await countAttempt('ask-verification', home)
  const ask = async (call: string) => {
    const from = { 'X-Forwarded-For': home }
    return (await visitor().post(`/api/auth/${call}`, { email: 'b@correo.example' }, from)).status
  }
  expect([await ask('resend-verification'), await ask('forgot-password')]).toEqual([429, 200])
})

test('the device’s cookie cannot be read by scripts, and one that we never made is nobody’s', async () => {
  const { email } = await anOwner()
  const couple = visitor()
  const reply = await tryFrom(home, email, password, couple)
  expect(reply.headers.getSetCookie().join('\n')).toMatch(/^velada-device=[\w-]{22};.*httponly/im)
  const liar = visitor()
  liar.cookies.set('velada-device', '../../etc/passwd')
  expect((await tryFrom(elsewhere, email, 'adivina-esto', liar)).status).toBe(401)
})

test('what the limits no longer need is forgotten, the rest stays', async () => {
  const { email } = await anOwner()
  const couple = visitor()
  await signIn(couple, email)
  await tryFrom(elsewhere, email, 'adivina-esto')
  const count = async (table: string) => Number((await database()(table).count('* as n'))[0]?.n)
  const before = [await count('signInTries'), await count('knownPlaces')]
  expect(before).toEqual([2, 2])
  await purgeOldAttempts()
  expect([await count('signInTries'), await count('knownPlaces')]).toEqual(before)
  await later(25 * 3600)
  await database().raw(`update known_places set seen_at = now() - interval '91 days'`)
  await database().raw(`insert into rate_limits (key, points, expire) values ('old', 1, 1)`)
  await purgeOldAttempts()
  expect([await count('signInTries'), await count('knownPlaces')]).toEqual([0, 0])
  expect(await database()('rateLimits').where({ key: 'old' })).toEqual([])
})
