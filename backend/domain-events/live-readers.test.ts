import { beforeEach, expect, test, vi } from 'vitest'
import { endAllSessions } from '../accounts/sessions.ts'
import { ownsEventStill } from '../events/owns-event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { type Client, client, eventually } from '../testing/client.ts'
import { anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { append, liveChannel } from './append.ts'
import { mostStreamsOfSession } from './live-readers.ts'
import { openLiveStream } from './live-stream.ts'

const app = testApp()
let couple: Client
let eventId = ''
let accountId = ''
let email = ''

beforeEach(async () => {
  const owner = await anOwner()
  couple = client(() => app.url)
  email = owner.email
  eventId = owner.event.id
  accountId = owner.accountId
  await signIn(couple, email)
  return () => vi.useRealTimers()
})

/** Reads a stream like a browser; `text` grows, `ended` is true after the server closed it. */
async function listen(browser: Client = couple) {
  const abort = new AbortController()
  const response = await fetch(`${app.url}/api/events/${eventId}/live`, {
    headers: { Cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
    signal: abort.signal,
  })
  const heard = { status: response.status, text: '', ended: false, close: () => abort.abort() }
  void (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) heard.text += decoder.decode(bytes, { stream: true })
    heard.ended = true
  })().catch(() => undefined)
  return heard
}

const happen = () => inTransaction((trx) => append(trx, 'event.updated', { eventId }))

test('the live stream ends at once after logout, and hears nothing more', async () => {
  const other = client(() => app.url)
  await signIn(other, email)
  const [left, stays] = [await listen(), await listen(other)]
  await eventually('both are told how long to wait', () => left.text !== '' && stays.text !== '')
  await couple.post('/api/auth/logout')
  await eventually('the stream ends', () => left.ended, 1_500)
  await happen()
  await eventually('the other device hears', () => stays.text.includes('event.updated'))
  expect(left.text).not.toContain('event.updated')
  stays.close()
})

test('a password reset ends the live streams of every device at once', async () => {
  const streams = [await listen(), await listen()]
  await inTransaction((trx) => endAllSessions(trx, accountId))
  for (const stream of streams) await eventually('it ends', () => stream.ended, 1_500)
})

test('an event that is no longer the account’s is not heard of after a beat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = await listen()
  await database()('events')
    .where({ id: eventId })
    .update({ accountId: (await anOwner()).accountId })
  vi.advanceTimersByTime(16_000)
  vi.useRealTimers()
  await eventually('it ends', () => stream.ended)
})

test('at most 20 live streams a session: the oldest makes room, and is told to wait a minute', async () => {
  const streams = []
  for (let count = 0; count < mostStreamsOfSession; count++) streams.push(await listen())
  const [oldest, ...others] = streams
  const newest = await listen()
  await eventually('the oldest ends', () => oldest?.ended)
  expect(oldest?.text).toMatch(/retry: 60000\n\n$/)
  await happen()
  for (const stream of [...others, newest]) {
    expect(stream.status).toBe(200)
    await eventually('it hears', () => stream.text.includes('event.updated'))
    stream.close()
  }
})

test('a reader that does not read is closed, and keeps no more than a bounded buffer', async () => {
  const event = await anEvent({ accountId })
  const { id: sessionId } = await database()('sessions').where({ accountId }).first('id')
  const stream = await openLiveStream({
    eventId: event.id,
    sessionId,
    lastId: null,
    mayRead: () => ownsEventStill(sessionId, event.id),
  })
  let most = 0
  const measure = setInterval(() => {
    most = Math.max(most, stream.readableLength + stream.writableLength)
  }, 1)
  await database().raw(
    `select pg_notify(:channel, json_build_object(
       'id', n, 'eventId', :eventId::text, 'type', 'guest.updated', 'data', json_build_object('guestId', :eventId::text))::text)
     from generate_series(1, 20000) n`,
    { channel: liveChannel, eventId: event.id },
  )
  await eventually('it is closed', () => stream.destroyed)
  clearInterval(measure)
  expect(most).toBeLessThanOrEqual(128 * 1024)
})
