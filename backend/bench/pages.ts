import { execFile, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { Event } from '../events/event.ts'
import { Guest } from '../guests/guest.ts'
import { newGuestToken } from '../platform/crypto.ts'
import { database } from '../platform/database.ts'
import { anEvent } from '../testing/factories.ts'
import { freePort } from '../testing/free-port.ts'
import type { Figure } from './figure.ts'
import { ended, median, ready, type Stand } from './stand.ts'
import { quantile, steadyLoad } from './steady-load.ts'

const parties = 2_000
const seconds = 5
const manyRequests = 200_000
const most = { milliseconds: 50, megabytes: 350, growth: 1.15 }
const headers = { 'accept-encoding': 'gzip, deflate, br' }

/** Pages a second through the real api, each against a bare Koa that sends the same bytes; then delay and memory. */
export async function* measurePages(stand: Stand): AsyncGenerator<Figure> {
  const guestPages = await somePages()
  const api = await stand.start('api', { DATABASE_POOL: '10' })
  const kinds = [
    { figure: 'guest-page', paths: guestPages, least: 0.2 },
    { figure: 'landing-page', paths: ['/'], least: 0.5 },
  ]
  for (const { figure, paths, least } of kinds) {
    const { ours, bare } = await compare(stand, paths)
    const ratio = ours / bare
    const baseline = { what: 'bare Koa sending the same bytes', value: bare }
    yield {
      figure,
      value: ours,
      unit: 'pages/s',
      baseline,
      ratio,
      aim: `ratio ≥ ${least}`,
      holds: ratio >= least,
    }
  }
  const { ours, bare } = await compareSteady(stand, guestPages)
  const p99 = quantile(ours, 0.99)
  yield {
    figure: 'guest-page-p99-at-1000/s',
    value: p99,
    unit: 'ms',
    // What the machine itself takes at this rate.
    baseline: { what: 'bare Koa sending the same bytes', value: quantile(bare, 0.99) },
    aim: `≤ ${most.milliseconds}`,
    holds: p99 <= most.milliseconds,
  }
  const before = await megabytesOf(api.pid)
  await load(stand.url, guestPages, { amount: manyRequests })
  const after = await megabytesOf(api.pid)
  yield {
    figure: 'api-memory-after-200,000-pages',
    value: after,
    unit: 'MB',
    baseline: { what: 'the same process before them', value: before },
    ratio: after / before,
    aim: `≤ ${most.megabytes}, ratio ≤ ${most.growth}`,
    holds: after <= most.megabytes && after / before <= most.growth,
  }
  await ended(api)
}

/** The addresses of one event's parties, of one to four people with names of many lengths. */
async function somePages(): Promise<string[]> {
  const { id } = await anEvent()
  await database().batchInsert(
    'guests',
    Array.from({ length: parties }, (_, index) => ({
      eventId: id,
      token: newGuestToken(),
      group: 'Amigos',
      name: `Invitada ${'de la Vega '.repeat(index % 4)}${index}`,
      maxGuests: 1 + (index % 4),
      email: `invitada-${index}@correo.example`,
    })),
    500,
  )
  const { slug } = await Event.query().findById(id).throwIfNotFound()
  const guests = await Guest.query().where({ eventId: id }).select('token')
  return guests.map(({ token }) => `/invite/${slug}/${token}`)
}

/** Alternating, so that other load on the machine slows both. */
async function compare(stand: Stand, paths: string[]): Promise<{ ours: number; bare: number }> {
  await load(stand.url, paths, { duration: 3 })
  const bare = await startBare(stand.url + paths[0])
  await load(bare.url, paths, { duration: 2 })
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < 3; round++)
    rounds.push({
      ours: rateOf(await load(stand.url, paths, { duration: seconds })),
      bare: rateOf(await load(bare.url, paths, { duration: seconds })),
    })
  await bare.close()
  return { ours: median(rounds.map(({ ours }) => ours)), bare: median(rounds.map(({ bare }) => bare)) }
}

/** Milliseconds of each page of a steady stream, of all rounds; alternating as well. */
async function compareSteady(stand: Stand, paths: string[]): Promise<{ ours: number[]; bare: number[] }> {
  const bare = await startBare(stand.url + paths[0])
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < 4; round++) {
    const steady = { paths, rate: 1_000, seconds }
    times.ours.push(...(await steadyLoad({ ...steady, url: stand.url })))
    times.bare.push(...(await steadyLoad({ ...steady, url: bare.url })))
  }
  await bare.close()
  return times
}

/** A bare Koa that answers every request with the bytes that `page` has now. */
async function startBare(page: string): Promise<{ url: string; close: () => Promise<void> }> {
  const port = await freePort()
  const file = join(tmpdir(), `velada-bench-page-${port}`)
  writeFileSync(file, await bytesOf(page))
  const script = ['--import', 'tsx', 'backend/bench/bare-page-server.ts', String(port), file]
  const server = await ready(
    spawn(process.execPath, script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  )
  return { url: `http://localhost:${port}`, close: () => ended(server) }
}

async function load(
  url: string,
  paths: string[],
  options: Partial<autocannon.Options>,
): Promise<autocannon.Result> {
  let next = 0
  const result = await autocannon({
    url,
    connections: 20,
    ...options,
    setupClient: (client) => {
      client.setRequests([
        {
          method: 'GET',
          setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length] ?? '/', headers }),
        },
      ])
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${url}`)
  return result
}

const rateOf = (result: autocannon.Result) => result['2xx'] / result.duration

/** A page as it travels. */
const bytesOf = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers }, async (response) => resolve(Buffer.concat(await response.toArray()))).once(
      'error',
      reject,
    )
  })

const run = promisify(execFile)

/** The resident memory of a process. */
async function megabytesOf(pid: number | undefined): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1_024
}
