import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Event } from '../events/event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { client, eventually } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { append } from './append.ts'

const app = testApp()
const couple = client(() => app.url)
let accountId = ''
let event: Event
let hangUp: (() => void)[] = []

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  event = await anEvent({ accountId })
})
afterEach(() => {
  for (const close of hangUp) close()
  hangUp = []
  vi.useRealTimers()
})

/** The messages that an EventSource would receive. */
async function listen(headers: Record<string, string> = {}, query = '') {
  const abort = new AbortController()
  hangUp.push(() => abort.abort())
  const response = await fetch(`${app.url}/api/events/${event.id}/live${query}`, {
    headers: { Cookie: [...couple.cookies].map((pair) => pair.join('=')).join('; '), ...headers },
    signal: abort.signal,
  })
  const heard = { text: '', ended: false }
  void (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) heard.text += decoder.decode(bytes, { stream: true })
    heard.ended = true
  })().catch(() => undefined)
  return {
    response,
    heard,
    close: () => abort.abort(),
    messages: () =>
      [...heard.text.matchAll(/^id: (\d+)\ndata: (.*)\n\n/gm)].map(([, id, data]) => ({
        id: Number(id),
        ...JSON.parse(data ?? ''),
      })),
  }
}

const happen = (guestId = crypto.randomUUID()) =>
  inTransaction((trx) => append(trx, 'guest.added', { eventId: event.id, guestId }))

test('a change is heard without asking again', async () => {
  const stream = await listen()
  expect(stream.response.status).toBe(200)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
  expect(stream.response.headers.get('cache-control')).toContain('no-store')
  const guest = await aGuest(event.id)
  await couple.post(
    `/api/guests/${guest.id}/rsvp`,
    { status: 'declined' },
    { 'X-Invitation-Token': guest.token },
  )
  await eventually('the answer is heard', () => stream.messages().length > 0)
  expect(stream.messages()).toEqual([{ id: expect.any(Number), type: 'rsvp.answered', guestId: guest.id }])
})

test('a message tells nothing private: what happened, and to whom by id', async () => {
  const stream = await listen()
  await couple.post(`/api/events/${event.id}/guests`, {
    name: 'Nombre Secreto',
    group: 'Amigos',
    email: 'secreto@correo.example',
  })
  await eventually('the guest is heard', () => stream.messages().length > 0)
  expect(stream.heard.text).not.toMatch(/secreto/i)
})

test('what is rolled back is never heard, and what happens to others neither', async () => {
  const stream = await listen()
  const mine = event
  await inTransaction(async (trx) => {
    await append(trx, 'event.updated', { eventId: mine.id })
    throw new Error('no')
  }).catch(() => undefined)
  event = await anEvent({ accountId })
  await happen()
  event = mine
  const last = crypto.randomUUID()
  await happen(last)
  await eventually('the last is heard', () => stream.messages().length > 0)
  expect(stream.messages().map((message) => message.guestId)).toEqual([last])
})

test('the server’s id decides what was missed: a stream begins by saying where the page stands', async () => {
  await happen()
  const first = await listen()
  const here = () => /^id: (\d+)\nevent: here\ndata: \{\}\n\n/m.exec(first.heard.text)?.[1]
  await eventually('the stream says where it stands', () => here() !== undefined)
  first.close()
  const missed = crypto.randomUUID()
  await happen(missed)
  const again = await listen({}, `?lastEventId=${here()}`)
  await eventually('what came meanwhile is heard', () =>
    again.messages().some(({ guestId }) => guestId === missed),
  )
})

test('who missed more than 500 changes is told once that everything may have changed', async () => {
  await database()('domainEvents').insert(
    Array.from({ length: 500 }, () => ({ type: 'guest.updated', eventId: event.id, data: {} })),
  )
  const stream = await listen({}, '?lastEventId=0')
  await eventually('one message stands for all', () => stream.messages().length > 0)
  expect(stream.messages()).toEqual([{ id: expect.any(Number), type: 'missed-many' }])
})

test('who heard last what is kept no longer is told to look at everything again', async () => {
  // Heard once, its notification is behind us and reaches no stream that is opened later.
  const open = await listen()
  await happen()
  await eventually('it is heard', () => open.messages().length > 0)
  const newest = await database()('domainEvents').where({ eventId: event.id }).max('id as id').first()
  for (const id of [Number(newest?.id) - 1, 9_007_199_254_740_991]) {
    const stream = await listen({}, `?lastEventId=${id}`)
    await eventually('one message stands for all', () => stream.messages().length > 0)
    expect(stream.messages()).toEqual([{ id: Number(newest?.id), type: 'missed-many' }])
    stream.close()
  }
})

test('every open page hears it', async () => {
  const streams = await Promise.all([listen(), listen(), listen()])
  await happen()
  for (const stream of streams) await eventually('it is heard', () => stream.messages().length === 1)
})

test.each(['header', 'query'])('a page that was away resumes after what it heard last (%s)', async (way) => {
  const first = await listen()
  await happen()
  await eventually('the first is heard', () => first.messages().length > 0)
  first.close()
  const [missed, alsoMissed] = [crypto.randomUUID(), crypto.randomUUID()]
  await happen(missed)
  await happen(alsoMissed)
  const id = String(first.messages()[0].id)
  const again =
    way === 'header' ? await listen({ 'Last-Event-ID': id }) : await listen({}, `?lastEventId=${id}`)
  await eventually('all that was missed is heard', () => {
    const heard = again.messages().map((message) => message.guestId)
    return heard.includes(missed) && heard.includes(alsoMissed)
  })
})

test('what was numbered before but seen after the last message is told again', async () => {
  const [early, late] = [crypto.randomUUID(), crypto.randomUUID()]
  // Two transactions: the first takes the lower number and commits after the second.
  await inTransaction(async (slow) => {
    await append(slow, 'guest.added', { eventId: event.id, guestId: early })
    await happen(late)
  })
  const last = await database()('domainEvents').where({ eventId: event.id }).max('id as id').first()
  const stream = await listen({ 'Last-Event-ID': String(last?.id) })
  await eventually('the earlier is heard', () =>
    stream.messages().some((message) => message.guestId === early),
  )
})

test.each(['', 'x', '-1', '99999999999999999999', '9007199254740991', '1; drop table events'])(
  'a last message «%s» that never was is no failure',
  async (id) => {
    const stream = await listen({ 'Last-Event-ID': id })
    expect(stream.response.status).toBe(200)
    await happen()
    await eventually('it is heard', () => stream.messages().length > 0)
  },
)

test('a quiet stream beats, so that nothing between closes it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = await listen()
  vi.advanceTimersByTime(16_000)
  vi.useRealTimers()
  await eventually('a beat is heard', () => /^event: beat$/m.test(stream.heard.text))
})

test('a browser waits a second before it comes again', async () => {
  const stream = await listen()
  await eventually('it is told how long', () => stream.heard.text.startsWith('retry: 1000\n\n'))
})

test('when the channel to the database breaks, every page is sent to resume, and hears again', async () => {
  const stream = await listen()
  await database().raw(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'velada-live' and datname = current_database()`,
  )
  await eventually('the stream ends', () => stream.heard.ended)
  const again = await listen()
  await happen()
  await eventually('it is heard again', () => again.messages().length > 0)
})

test('a page that opens its first stream is told of the minute before: it may have fetched its list just earlier', async () => {
  const just = crypto.randomUUID()
  await happen(just)
  const stream = await listen()
  await eventually('it is told again', () => stream.messages().some(({ guestId }) => guestId === just))
})
