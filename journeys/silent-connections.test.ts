import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  connectDatabase,
  database,
  disconnectDatabase,
  isDatabaseAway,
  proveReady,
  runStatement,
} from '../backend/platform/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../backend/platform/embedded-database.ts'
import { listen } from '../backend/platform/listening.ts'
import { migrateTo } from '../backend/processes/schema.ts'
import { eventually } from '../backend/testing/client.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type RunningVelada, startVelada } from './running-velada.ts'
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'velada-silent-'))
const minute = 60_000
let server: EmbeddedDatabase
let proxy: SilentProxy
let velada: RunningVelada
let event: PaidEvent

beforeAll(async () => {
  server = await startEmbeddedDatabase({ dataDir })
  proxy = await startSilentProxy(server.url)
  velada = await startVelada({ DATABASE_URL: proxy.url, EMAIL_REQUESTS_PER_SECOND: '30' })
  await velada.control('POST', 'limits', { provider: 'email', perSecond: null })
  event = await aPaidEvent(velada, {}, 'grand-soiree')
})
afterAll(async () => {
  await velada?.stop()
  await proxy?.stop()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What a browser's EventSource hears: it comes again by itself, and says what it heard last. */
function listensLive() {
  const heard: string[] = []
  const abort = new AbortController()
  let lastId = ''
  let isOpen = false
  void (async () => {
    while (!abort.signal.aborted) {
      try {
        const response = await fetch(`${velada.url}/api/events/${event.id}/live`, {
          headers: {
            Cookie: [...event.couple.cookies].map((pair) => pair.join('=')).join('; '),
            ...(lastId && { 'Last-Event-ID': lastId }),
          },
          signal: abort.signal,
        })
        const decoder = new TextDecoder()
        for await (const bytes of response.body ?? []) {
          isOpen = true
          const text = decoder.decode(bytes, { stream: true })
          for (const [, id = '', data = ''] of text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)) {
            lastId = id
            heard.push(data)
          }
        }
      } catch {}
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  })()
  return { heard, isOpen: () => isOpen, stop: () => abort.abort() }
}

test.each([
  ['a query', () => database().raw('select 1')],
  ['a statement past Knex', () => runStatement({ name: 'one', text: 'select 1' })],
])(
  '%s on a pooled connection that gives no answer fails, and the next one has a new connection',
  async (_, ask) => {
    const between = await startSilentProxy(server.url)
    const pool = connectDatabase(between.url, 1, { answersWithin: 300 })
    await ask()
    between.silence()
    const failure = await ask().then(
      () => null,
      (error: unknown) => error,
    )
    expect(isDatabaseAway(failure)).toBe(true)
    expect((await pool.raw('select 2 as two')).rows).toEqual([{ two: 2 }])
    await disconnectDatabase()
    await between.stop()
  },
)

test('the readiness check is given a new connection after one that gives no answer', async () => {
  const between = await startSilentProxy(server.url)
  connectDatabase(between.url, 1)
  await proveReady()
  between.silence()
  const asked = Date.now()
  const failure = await proveReady().then(
    () => null,
    (error: unknown) => error,
  )
  expect(isDatabaseAway(failure)).toBe(true)
  expect(Date.now() - asked).toBeLessThan(5_000)
  await proveReady()
  await disconnectDatabase()
  await between.stop()
})

test('a process whose connections vanish while it waits for another one’s migration does not wait for ever', async () => {
  const between = await startSilentProxy(server.url)
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('create database starting')
  const at = (url: string) => Object.assign(new URL(url), { pathname: '/starting' }).href
  const other = new pg.Client({ connectionString: at(server.url) })
  await other.connect()
  await other.query('select pg_advisory_lock(7221902)')
  const starting = migrateTo(at(between.url)).then(
    () => null,
    (error: unknown) => error,
  )
  await eventually('it waits', async () => {
    const waiting = await admin.query(`select from pg_locks where locktype = 'advisory' and not granted`)
    return waiting.rowCount === 1
  })
  await eventually('it has sent itself a notification', async () => {
    const sent = await admin.query(
      `select from pg_stat_activity where datname = 'starting' and query like 'notify velada_pulse%' and state = 'idle'`,
    )
    return sent.rowCount === 1
  })
  between.silence()
  expect(isDatabaseAway(await starting)).toBe(true)
  await other.end()
  await admin.end()
  await between.stop()
})

test('a LISTEN that hears nothing any more is replaced, and every older connection with it', async () => {
  const between = await startSilentProxy(server.url)
  const heard: string[] = []
  let again = 0
  const pool = connectDatabase(between.url, 1)
  const listening = await listen(between.url, {
    channels: { velada_hello: (payload) => heard.push(payload) },
    onAgain: () => again++,
    beatMs: 50,
    // Longer than this process itself ever stands still on a busy machine: that would look like silence too.
    patienceMs: 2_000,
  })
  await pool.raw(`notify velada_hello, 'one'`)
  await eventually('it hears', () => heard.includes('one'))
  // A busy machine may have it replaced before: then it is one that has not proved itself yet.
  let [beats, before] = [0, 0]
  await eventually('it has proved itself', () => {
    const silent = listening.silentFor()
    if (silent < before) beats += 1
    before = silent
    return beats >= 4
  })
  await pool.raw('select 1')
  again = 0
  between.silence()
  // Asked while nobody answers: ended with the connection, long before its own 35 s.
  const asked = Date.now()
  await expect(pool.raw('select 1')).rejects.toThrow(/Connection terminated/)
  expect(Date.now() - asked).toBeLessThan(15_000)
  await eventually('it listens again', () => again > 0)
  await pool.raw(`notify velada_hello, 'two'`)
  await eventually('it hears again', () => heard.includes('two'))
  await listening.stop()
  await disconnectDatabase()
  await between.stop()
})

const checkWorker = async (): Promise<boolean> =>
  promisify(execFile)(process.execPath, ['dist/server/main.js', 'check-worker'], {
    // The sign of life stands in the folder for temporary files, as the worker has it.
    env: {
      PATH: process.env.PATH ?? '',
      TMPDIR: tmpdir(),
      DATA_DIR: velada.dataDir,
      DATABASE_URL: proxy.url,
    },
  }).then(
    () => true,
    () => false,
  )

test('connections to the database that vanish without a word: sending and live again within a minute', async () => {
  const guest = await event.invite({ name: 'Ana Gil', maxGuests: 2 })
  const live = listensLive()
  // Only what happens from then on is told.
  await eventually('the live stream is open', live.isOpen)
  await event.change({ busInfo: 'A las 19:00' })
  await eventually('the live stream tells', () => live.heard.length > 0)
  await eventually('the worker is found alive', checkWorker)

  proxy.silence()
  const silencedAt = Date.now()
  const left = () => silencedAt + minute - Date.now()
  // Nobody's first request after it may hang for ever, and soon one is answered.
  const visible = await eventually(
    'the list is answered',
    async () => (await event.couple.get(`/api/events/${event.id}/guests`)).status === 200 && Date.now(),
    left(),
  )
  const sent = await event.couple.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  expect(sent.status).toBe(200)
  await eventually(
    'the invitation is sent',
    async () =>
      (await velada.control<object[]>('GET', 'messages?channel=email&to=ana@correo.example')).length === 1,
    left(),
  )
  await eventually(
    'what happened meanwhile is told live',
    () => live.heard.some((data) => data.includes('campaign.requested')),
    left(),
  )
  await eventually('the worker is found alive again', checkWorker, left())
  expect(visible - silencedAt).toBeLessThan(minute)
  expect(guest.id).not.toBe('')
  live.stop()
})
