import { join } from 'node:path'
import { openStand, type Stand } from '../bench/stand.ts'
import { log } from '../platform/log.ts'
import { broken } from './break-request.ts'
import { calls } from './calls.ts'
import { takeChanges, watchChanges } from './changes.ts'
import type { Ledger } from './ledger.ts'
import { misdescribed } from './misdescribed.ts'
import { oddPiece } from './odd-values.ts'
import { type Random, randomFrom } from './random.ts'
import { type Wire, written } from './requests.ts'
import { send, sendLine } from './send.ts'
import { applyStoredWebhooks } from './stored-webhooks.ts'
import { aWorld, type World } from './world.ts'

type Run = { seed: number; requests: number; onProgress?: (done: number) => void }

const mostStallMs = 200
const mostProblems = 40
/** The share of valid requests; some calls send invalid ones on top. */
const validShare = 0.7

/**
 * Calls every route of the built api, one request after the other: valid ones, broken ones, malformed request lines.
 * Rate limits are off. The same seed sends the same requests, as far as ids and times allow.
 */
export async function fuzz({ seed, requests, onProgress }: Run): Promise<Ledger> {
  const random = randomFrom(seed)
  const started = performance.now()
  const ledger: Ledger = {
    seed,
    requests: 0,
    validShare: 0,
    calls: Object.fromEntries(Object.keys(calls).map((name) => [name, { asked: 0, succeeded: 0 }])),
    statuses: {},
    asking: 'the start',
    longest: { ms: 0, during: '' },
    seconds: 0,
    problems: [],
  }
  const note = (problem: string) => {
    if (ledger.problems.length < mostProblems && !ledger.problems.includes(problem))
      ledger.problems.push(problem)
  }
  const stand = await openStand({ NODE_ENV: 'test', RATE_LIMITS: 'off' })
  try {
    await startApi(stand, ledger, note)
    const world = await aWorld(stand.url, stand.sandboxUrl, random)
    await watchChanges()
    let valid = 0
    for (const name of order(requests, random)) {
      const isValid = await ask(name, world, ledger, note)
      if (isValid) valid += 1
      ledger.requests += 1
      onProgress?.(ledger.requests)
      if (ledger.problems.length === mostProblems) break
    }
    ledger.validShare = valid / Math.max(1, ledger.requests)
    // Unreadable webhooks log an error, which is expected here.
    log.level = 'silent'
    for (const problem of await applyStoredWebhooks()) note(problem)
  } finally {
    ledger.seconds = (performance.now() - started) / 1_000
    await stand.close()
  }
  if (ledger.validShare < 0.6) note(`only ${ledger.validShare} of the requests were valid in shape`)
  for (const [name, { succeeded }] of Object.entries(ledger.calls))
    if (succeeded === 0) note(`${name}: no request succeeded`)
  return ledger
}

/** Starts the sandbox and the api, and records the api's event loop stalls and its end. */
async function startApi(stand: Stand, ledger: Ledger, note: (problem: string) => void): Promise<void> {
  await stand.start('sandbox')
  const watch = join(import.meta.dirname, 'watch-stalls.ts')
  const api = await stand.start('api', { NODE_OPTIONS: `--import=${watch}` })
  api.on('message', ({ stall = 0 }: { stall?: number }) => {
    if (stall > ledger.longest.ms) ledger.longest = { ms: stall, during: ledger.asking }
    if (stall > mostStallMs) note(`the event loop stood still for ${stall} ms during ${ledger.asking}`)
  })
  // Stalls before it was ready do not count.
  api.send('watch')
  api.once('exit', (code, signal) => {
    if (signal !== 'SIGTERM' && code !== 0) note(`the api was lost: ${code ?? signal}`)
  })
}

/** The calls to send: first each of them in order of dependency, then at random. */
function* order(requests: number, random: Random): Generator<string> {
  const names = Object.keys(calls)
  const first = [
    'POST /api/media',
    'POST /api/create-payment-intent',
    'POST /api/events/:eventId/send-invitations',
  ]
  const tour = [...first, ...names.filter((name) => !first.includes(name))]
  const often = names.flatMap((name) => (calls[name]?.rare ? [name] : [name, name, name, name]))
  for (let count = 0; count < requests; count += 1) yield tour[count] ?? random.pick(often)
}

/** Sends one call and records violations; true for a valid request. */
async function ask(
  name: string,
  world: World,
  ledger: Ledger,
  note: (problem: string) => void,
): Promise<boolean> {
  const { random } = world
  const call = calls[name]
  const count = ledger.calls[name]
  if (!call || !count) return false
  const request = await call.request(world)
  await takeChanges()
  const isTour = ledger.requests < Object.keys(calls).length
  const isValid = isTour || (random.chance(validShare) && !request.isOdd)
  if (!isValid && random.chance(0.05)) {
    await askLine(world, note)
    return false
  }
  const wire = isValid || request.isOdd ? written(request) : broken(request, random)
  ledger.asking = shownWire(wire)
  const reply = await send(world.url, wire)
  if (!reply) return false
  const { status } = reply
  count.asked += 1
  ledger.statuses[status] = (ledger.statuses[status] ?? 0) + 1
  if (status >= 200 && status < 400 && isValid) {
    count.succeeded += 1
    const otherwise = misdescribed(name, reply)
    if (otherwise) note(`${name} responds otherwise than it is described: ${otherwise}`)
  }
  if (status >= 500) note(`${status} for ${shownWire(wire)}`)
  if (status === 0 && isValid) note(`no answer to ${shownWire(wire)}`)
  if (status >= 400) {
    const changed = await takeChanges()
    if (changed.length > 0) note(`${status}, yet ${changed.join(', ')}: ${shownWire(wire)}`)
  } else if (wire.method === request.method && wire.path === request.path) call.learn?.(world, reply)
  return isValid
}

/** A malformed request line. */
async function askLine({ url, random }: World, note: (problem: string) => void): Promise<void> {
  const target = random.pick([
    '//',
    '///',
    '//[',
    'http://[',
    'http://x/api/config',
    '*',
    `/${oddPiece(random)}`,
    '\\',
    '/\xff',
  ])
  const line = `${random.pick(['GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE'])} ${target} HTTP/1.1`
  const status = await sendLine(url, line)
  if (status >= 500) note(`${status} for ${line}`)
}

const shownWire = ({ method, path, headers, body }: Wire) => {
  const { cookie: _cookie, ...rest } = headers
  return `${method} ${path.slice(0, 160)} ${JSON.stringify(rest).slice(0, 200)} ${JSON.stringify(body?.toString('latin1').slice(0, 300) ?? '')}`
}
