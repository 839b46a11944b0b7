import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { findSendingProblems } from '../../messaging/find-sending-problems.ts'
import { database } from '../../platform/database.ts'
import { countDeadLetters, findDeadLetters, redriveDeadLetters } from '../../platform/dead-letters.ts'
import { adoptEnv, env } from '../../platform/env.ts'
import { client, eventually } from '../../testing/client.ts'
import { anOwner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { deliverMail } from './deliver-mail.ts'
import { deleteGivenUp } from './mail-attempt.ts'

const app = testApp({ sandbox: true, workers: true })
const visitor = client(() => app.url)
const queue = 'mail-password-reset'
let working: ReturnType<typeof env>

beforeEach(async () => {
  working ??= env()
  adoptEnv(working)
  await database()('mail_attempts').delete()
  await fetch(`${app.sandboxUrl}/control/faults`, { method: 'DELETE' })
  await database().raw(
    `delete from pgboss.job where name = 'dead-letters' or (name like 'mail-%' and state <> 'active')`,
  )
  await database().raw('update send_limits set held_since = null, held_reason = null, paused_until = null')
})

const fault = (kind: string, times?: number) =>
  fetch(`${app.sandboxUrl}/control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'email', fault: kind, times }),
  })

async function askForReset(): Promise<string> {
  const { email } = await anOwner()
  await visitor.post('/api/auth/forgot-password', { email })
  return email
}

const countMailsTo = async (email: string) => {
  const reply = await fetch(`${app.sandboxUrl}/control/messages?bodies=none&to=${encodeURIComponent(email)}`)
  return ((await reply.json()) as object[]).length
}

const job = async () => {
  const { rows } = await database().raw<{ rows: { state: string; retriesLeft: number }[] }>(
    `select state, retry_limit - retry_count as retries_left from pgboss.job where name = ? and state < 'completed'`,
    [queue],
  )
  return rows[0]
}

/** Retries waiting jobs at once, without their pause. */
async function goOn(): Promise<void> {
  await database().raw('update send_limits set paused_until = null')
  await database().raw(
    `update pgboss.job set start_after = now() where state < 'active' and name like 'mail-%'`,
  )
}

test('a single mail outlives an outage of hours: no try is used up, and it leaves once', async () => {
  adoptEnv({ ...working, email: { ...working.email, apiKey: 're_wrong' } })
  const email = await askForReset()
  const held = () => database()('send_limits').where({ provider: 'transactional-email' }).first('heldSince')
  await eventually('held', async () => (await held()).heldSince)
  for (let hours = 0; hours < 2; hours++) {
    await database().raw(`update send_limits set held_since = held_since - interval '3 hours'`)
    await goOn()
    await eventually('tried', async () => {
      const { rows } = await database().raw(
        `select 1 from send_limits where provider = 'transactional-email' and paused_until > now()`,
      )
      return rows.length > 0
    })
  }
  await eventually('it waits', async () => (await job())?.state === 'retry')
  expect((await job())?.retriesLeft).toBeGreaterThanOrEqual(60)
  expect(await findSendingProblems()).toEqual([
    expect.stringContaining('transactional-email: the provider takes nothing'),
  ])
  expect(await database()('mail_attempts')).toEqual([])

  adoptEnv(working)
  await goOn()
  await eventually('it leaves', async () => (await countMailsTo(email)) === 1)
  await eventually('nothing is held', async () => (await held()).heldSince === null)
})

test('a mail whose time is over is given up loudly, can be looked at and dropped', async () => {
  adoptEnv({ ...working, email: { ...working.email, apiKey: 're_wrong' } })
  const email = await askForReset()
  await eventually('tried', async () => (await job())?.state === 'retry')
  await database()('account_links').update({ expiresAt: new Date(Date.now() - 1000) })
  await goOn()
  await eventually('given up', async () => (await countDeadLetters()) === 1)
  const [letter] = await findDeadLetters()
  expect(letter).toMatchObject({ queue, reason: 'its time was over before the provider took it' })
  expect(JSON.stringify(letter)).not.toContain(email)
  expect(await findSendingProblems()).toContainEqual(expect.stringContaining('dead-letters: 1'))
})

test('what nobody answered for in 23 hours is never sent twice by itself, and a person can redrive it', async () => {
  await fault('error-500')
  const email = await askForReset()
  await eventually('in doubt', async () => (await database()('mail_attempts')).length === 1)
  await database()('mail_attempts').update({ firstTriedAt: new Date(Date.now() - 24 * 3_600_000) })
  await fetch(`${app.sandboxUrl}/control/faults`, { method: 'DELETE' })
  await eventually(
    'given up',
    async () => {
      await goOn()
      return (await countDeadLetters()) === 1
    },
    20_000,
  )
  expect(await countMailsTo(email)).toBe(0)
  await deleteGivenUp()
  expect(await redriveDeadLetters({ queue })).toBe(1)
  await eventually('sent', async () => (await countMailsTo(email)) === 1)
})

test('a job that was killed after the provider took its mail has nothing to do, days later too', async () => {
  const email = await askForReset()
  await eventually('sent', async () => (await countMailsTo(email)) === 1)
  await eventually('remembered', async () => {
    const [attempt] = await database()('mail_attempts').whereNotNull('acceptedAt')
    return attempt
  })
  await database()('mail_attempts').update({ firstTriedAt: new Date(Date.now() - 72 * 3_600_000) })
  const [{ key }] = await database()('mail_attempts').select('key')
  const mail = { to: email, subject: 's', html: 'h', text: 't', key, pace: 'transactional-email' as const }
  const until = new Date(Date.now() + 60_000)
  await deliverMail({ ...mail, until }, new AbortController().signal)
  expect(await countMailsTo(email)).toBe(1)
})

test('a provider that asks to wait for a year is asked again within the hour', async () => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(429, { 'retry-after': '31536000', 'content-type': 'application/json' })
    response.end('{"name":"rate_limit_exceeded","message":""}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  adoptEnv({ ...working, email: { ...working.email, baseUrl: `http://127.0.0.1:${port}` } })
  await askForReset()
  const seconds = await eventually('paused', async () => {
    const { rows } = await database().raw(
      `select extract(epoch from paused_until - now())::float8 as seconds from send_limits where provider = 'transactional-email'`,
    )
    return rows[0].seconds > 60 && rows[0].seconds
  })
  expect(seconds).toBeLessThanOrEqual(3600)
  // The job checks again within a minute, so that it continues once the limit is fixed.
  await eventually('it waits', async () => (await job())?.state === 'retry')
  const { rows } = await database().raw(
    `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = ? and state = 'retry'`,
    [queue],
  )
  expect(rows[0].seconds).toBeLessThanOrEqual(60)
  server.closeAllConnections()
  server.close()
})
