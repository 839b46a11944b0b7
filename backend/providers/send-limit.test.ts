import { beforeEach, expect, test } from 'vitest'
import { findSendingProblems } from '../messaging/find-sending-problems.ts'
import { database } from '../platform/database.ts'
import { Postponed } from '../platform/worker.ts'
import { testApp } from '../testing/test-app.ts'
import { holdSending, pauseSending, resumeSending } from './pause-sending.ts'
import { takeTurn } from './send-limit.ts'

testApp()

const { signal } = new AbortController()
const set = (change: string) => database().raw(`update send_limits set ${change} where provider = 'email'`)
const row = async () => {
  const { rows } = await database().raw(
    `select held_since, told_at, extract(epoch from paused_until - now())::float8 as pause from send_limits where provider = 'email'`,
  )
  return rows[0] as { heldSince: Date | null; toldAt: Date | null; pause: number }
}

beforeEach(() =>
  set('next_at = now(), paused_until = null, held_since = null, held_reason = null, told_at = null'),
)

test('a pause of a year is cut to an hour, and ends when the limiter is mended', async () => {
  await pauseSending('email', 365 * 86_400)
  expect((await row()).pause).toBeLessThanOrEqual(3600)
  await expect(takeTurn('email', 1, signal)).rejects.toThrow(Postponed)
  expect(await findSendingProblems()).toEqual([
    expect.stringContaining('email: the provider asks to wait until'),
  ])
  await set('paused_until = null')
  await takeTurn('email', 1, signal)
})

test.each(['paused_until', 'next_at'])('%s that a clock set which jumped holds nobody', async (column) => {
  await set(`${column} = now() + interval '1 year'`)
  const start = performance.now()
  await takeTurn('email', 1, signal)
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a job that waits for longer than a minute looks again every minute', async () => {
  await pauseSending('email', 3000)
  const error = await takeTurn('email', 1, signal).catch((thrown: unknown) => thrown)
  expect((error as Postponed).seconds).toBe(60)
})

test('a provider that is away is tried after a second at first, and every five minutes when it lasts', async () => {
  await holdSending('email', 'ECONNREFUSED')
  expect((await row()).pause).toBeLessThanOrEqual(1)
  await set(`held_since = now() - interval '60 hours', paused_until = null`)
  await holdSending('email', 'ECONNREFUSED')
  const { pause } = await row()
  expect(pause).toBeGreaterThan(290)
  expect(pause).toBeLessThanOrEqual(300)
})

test('the operator is told once an hour, of what lasts, and when it is over all is forgotten', async () => {
  await holdSending('email', 'invalid_api_key')
  expect((await row()).toldAt).toBeNull()
  await set(`held_since = now() - interval '20 minutes'`)
  await holdSending('email', 'invalid_api_key')
  const { toldAt } = await row()
  expect(toldAt).not.toBeNull()
  await holdSending('email', 'invalid_api_key')
  expect((await row()).toldAt).toEqual(toldAt)
  expect(await findSendingProblems()).toEqual([
    expect.stringMatching(/email: the provider takes nothing .*invalid_api_key/),
  ])
  await resumeSending('email')
  expect(await row()).toMatchObject({ heldSince: null, toldAt: null })
})

test('many holds at once are one episode', async () => {
  await Promise.all(Array.from({ length: 20 }, () => holdSending('email', 'x')))
  expect((await row()).pause).toBeLessThanOrEqual(1.1)
})
