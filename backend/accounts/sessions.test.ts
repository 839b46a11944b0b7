import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessionEndedChannel } from '../domain-events/session-ended.ts'
import { database, inTransaction } from '../platform/database.ts'
import { type Client, client, eventually } from '../testing/client.ts'
import { anOwner, password, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { issueLink } from './issue-link.ts'
import { endStaleSessions } from './sessions.ts'

const app = testApp()
const visitor = () => client(() => app.url)
let listener: pg.Client
let told: string[] = []

beforeAll(async () => {
  listener = new pg.Client({ connectionString: app.databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload }) => told.push(payload ?? ''))
  await listener.query(`listen ${sessionEndedChannel}`)
})
afterAll(() => listener.end())
beforeEach(async () => {
  told = []
  await database().raw('truncate rate_limits, sign_in_tries')
})

const days = (count: number) => new Date(Date.now() - count * 86_400_000)
const isSignedIn = async (who: Client) => (await who.get('/api/auth/me')).status === 200
const idsOf = (accountId: string): Promise<string[]> =>
  database()('sessions').where({ accountId }).orderBy('createdAt').pluck('id')
const isTold = (id: string | undefined) => eventually('the end is told', () => told.includes(id ?? ''))

/** An account that is signed in on the given number of devices. */
async function signedIn(devices: number) {
  const owner = await anOwner()
  const couple = Array.from({ length: devices }, visitor)
  for (const device of couple) await signIn(device, owner.email)
  return { ...owner, couple: couple as [Client, Client], ids: await idsOf(owner.accountId) }
}

test('the end of a session is told, by logout as by a password reset', async () => {
  const { accountId, couple, ids } = await signedIn(3)
  await couple[0].post('/api/auth/logout')
  await isTold(ids[0])
  expect(told).toEqual([ids[0]])
  const { token } = await inTransaction((trx) => issueLink(trx, { purpose: 'reset', accountId }))
  await visitor().post('/api/auth/reset-password', { token, password: 'otra-grapa-muy-larga' })
  await isTold(ids[2])
  expect(told.sort()).toEqual(ids.sort())
})

test('a session whose end was rolled back is not told of', async () => {
  const { accountId, couple, ids } = await signedIn(2)
  await inTransaction(async (trx) => {
    await trx('sessions').where({ accountId }).delete()
    throw new Error('no')
  }).catch(() => undefined)
  await couple[1].post('/api/auth/logout')
  await isTold(ids[1])
  expect(told).toEqual([ids[1]])
})

test('an account that is deleted ends its sessions, and that is told', async () => {
  const { accountId, ids } = await signedIn(1)
  await database()('events').where({ accountId }).delete()
  await database()('accounts').where({ id: accountId }).delete()
  await isTold(ids[0])
})

test('a session ends after 14 days without use, and that is told', async () => {
  const { accountId, couple, ids } = await signedIn(2)
  await database()('sessions')
    .where({ id: ids[0] })
    .update({ lastUsedAt: days(14) })
  await database()('sessions')
    .where({ id: ids[1] })
    .update({ lastUsedAt: days(13) })
  expect([await isSignedIn(couple[0]), await isSignedIn(couple[1])]).toEqual([false, true])
  await endStaleSessions()
  await isTold(ids[0])
  expect(await idsOf(accountId)).toEqual([ids[1]])
})

test('using a session keeps it for another 14 days, but not beyond its thirtieth day', async () => {
  const { couple, ids } = await signedIn(1)
  await database()('sessions')
    .where({ id: ids[0] })
    .update({ lastUsedAt: days(13) })
  await isSignedIn(couple[0])
  const row = await database()('sessions').where({ id: ids[0] }).first()
  expect(Number(row.lastUsedAt)).toBeGreaterThan(Number(days(1)))
  expect(Number(row.expiresAt) - Number(row.createdAt)).toBeLessThanOrEqual(30 * 86_400_000 + 1000)
  await database()('sessions').where({ id: ids[0] }).update({ expiresAt: new Date() })
  expect(await isSignedIn(couple[0])).toBe(false)
})

test('a login replaces the session whose cookie it carried, and no other device’s', async () => {
  const { accountId, email, couple, ids } = await signedIn(2)
  const copy = visitor()
  for (const [name, value] of couple[0].cookies) copy.cookies.set(name, value)
  await signIn(couple[0], email)
  expect([await isSignedIn(couple[0]), await isSignedIn(copy), await isSignedIn(couple[1])]).toEqual([
    true,
    false,
    true,
  ])
  const after = await idsOf(accountId)
  expect(after).toHaveLength(2)
  expect(after).not.toContain(ids[0])
  await isTold(ids[0])
})

test('somebody else who signs in on this device ends the session that was there', async () => {
  const { couple, ids } = await signedIn(1)
  const { email } = await anOwner()
  await signIn(couple[0], email)
  await isTold(ids[0])
})

test('the list says where the account is open, the last used first, in plain words', async () => {
  const { email, accountId, couple } = await signedIn(1)
  const phone = visitor()
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'
  await phone.post('/api/auth/login', { email, password }, { 'User-Agent': userAgent })
  await anOwner().then((other) => signIn(visitor(), other.email))
  const [older, newer] = await idsOf(accountId)
  await database()('sessions')
    .where({ id: older })
    .update({ lastUsedAt: days(2) })
  const reply = await phone.get('/api/auth/sessions')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.json).toEqual([
    {
      id: newer,
      device: 'Safari en iPhone',
      startedAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: true,
    },
    expect.objectContaining({ id: older, device: 'Dispositivo desconocido', isCurrent: false }),
  ])
  expect((await couple[0].get('/api/auth/sessions')).json).toHaveLength(2)
})

test('one session is ended from the list, or all others', async () => {
  const { accountId, couple, ids } = await signedIn(4)
  expect((await couple[0].delete(`/api/auth/sessions/${ids[1]}`)).status).toBe(204)
  expect(await isSignedIn(couple[1])).toBe(false)
  await isTold(ids[1])
  const again = await couple[0].delete(`/api/auth/sessions/${ids[1]}`)
  expect([again.status, again.text]).toEqual([404, 'Esta sesión ya estaba cerrada'])
  expect((await couple[0].delete('/api/auth/sessions')).status).toBe(204)
  expect(await idsOf(accountId)).toEqual([ids[0]])
  expect(await isSignedIn(couple[0])).toBe(true)
})

test('ending this device’s own session signs it out', async () => {
  const { couple, ids } = await signedIn(2)
  expect((await couple[0].delete(`/api/auth/sessions/${ids[0]}`)).status).toBe(204)
  expect(couple[0].cookies.has('velada')).toBe(false)
  expect([await isSignedIn(couple[0]), await isSignedIn(couple[1])]).toEqual([false, true])
})

test('nobody ends another account’s session', async () => {
  const { couple, ids } = await signedIn(1)
  const stranger = (await signedIn(1)).couple[0]
  for (const id of [ids[0], 'no-es-un-id', '00000000-0000-4000-8000-000000000000'])
    expect((await stranger.delete(`/api/auth/sessions/${id}`)).status).toBe(404)
  expect((await stranger.delete('/api/auth/sessions')).status).toBe(204)
  expect(await isSignedIn(couple[0])).toBe(true)
  expect((await visitor().get('/api/auth/sessions')).status).toBe(401)
  expect((await visitor().delete('/api/auth/sessions')).status).toBe(401)
})

test('a login is never given a session that the browser brought along', async () => {
  const { couple } = await signedIn(1)
  const { email, accountId } = await anOwner()
  const planted = [...couple[0].cookies]
  const victim = visitor()
  for (const [name, value] of planted) victim.cookies.set(name, value)
  await signIn(victim, email)
  expect([...victim.cookies]).not.toEqual(planted)
  expect(await isSignedIn(couple[0])).toBe(false)
  expect(await idsOf(accountId)).toHaveLength(1)
})
