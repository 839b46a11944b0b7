import knexFactory, { type Knex } from 'knex'
import { knexSnakeCaseMappers, Model } from 'objection'
import pg from 'pg'
import {
  connectionSettings,
  dropConnection,
  isOpen,
  isUnanswered,
  rememberConnection,
} from './connections.ts'
import { log } from './log.ts'

/** A transaction; every command takes one first. */
export type Trx = Knex.Transaction

let current: Knex | undefined

const mappers = knexSnakeCaseMappers()
type Raw = { command?: unknown; rows?: unknown }
/** Objection's mappers leave the rows of `raw()` as they are; here every row has camelCase keys. */
const camelCased = {
  ...mappers,
  postProcessResponse(response: unknown): unknown {
    const raw = response as Raw | null
    return typeof raw?.command === 'string' && Array.isArray(raw.rows)
      ? { ...raw, rows: mappers.postProcessResponse(raw.rows) }
      : mappers.postProcessResponse(response)
  },
}

const mention = (message: unknown) => log.debug({ said: String(message) }, 'knex')

type PoolOptions = {
  /** Milliseconds a query may wait for its answer; 0 waits for ever. Default 35 s. */
  answersWithin?: number
}

/**
 * Opens the process's pool. `max` connections; a statement may take 30 s, an idle transaction 30 s. A connection whose
 * server gives no answer is ended.
 */
export function connectDatabase(url: string, max: number, { answersWithin }: PoolOptions = {}): Knex {
  // Domain event numbers and counts as numbers: ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  // A date without a time stays the ISO text it is: a Date would be midnight in some zone.
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
  current = knexFactory({
    client: 'pg',
    connection: {
      ...connectionSettings(url, 'velada', answersWithin),
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
    pool: { min: 0, max, afterCreate, validate: isOpen },
    acquireConnectionTimeout: 5_000,
    // An error says which statement failed, never with which values: it may end up in the log.
    compileSqlOnError: false,
    // Knex speaks on the console otherwise; whoever asked gets the error as well and says so.
    log: { warn: mention, error: mention, deprecate: mention, debug: mention },
    ...camelCased,
  })
  current.on('query-error', onQueryError)
  current.on('query-response', noteAnswer)
  Model.knex(current)
  probe = knexFactory({
    client: 'pg',
    connection: connectionSettings(url, 'velada-ready', readyWithin),
    pool: { min: 0, max: 1 },
    acquireConnectionTimeout: readyWithin,
    log: { warn: mention, error: mention, deprecate: mention, debug: mention },
  })
  return current
}

/** Milliseconds in which a database that is well answers. */
const readyWithin = 2_000
let probe: Knex | undefined
let asking: Promise<unknown> | undefined

/**
 * Resolves when the database and the queue's tables answer, over a connection that nothing else uses: neither a busy
 * pool nor many who ask at once keep it waiting. Rejects after two seconds, with what counts as 'database away'.
 */
export async function proveReady(): Promise<void> {
  if (!probe) throw new Error('the database is not connected yet')
  asking ??= probe
    .raw('select version from pgboss.version')
    .timeout(readyWithin)
    .finally(() => {
      asking = undefined
    })
  await asking
}

let answeredAt = 0
function noteAnswer(): void {
  answeredAt = performance.now()
}

/** Resolves when the pool was answered within ten seconds, or is now: a busy pool proves itself by its work. */
export async function proveAnswers(): Promise<void> {
  if (performance.now() - answeredAt > 10_000) await database().raw('select 1')
}

type Pooled = pg.Client & { __knexUid: string }
const pooled = new Map<string, Pooled>()

function afterCreate(client: Pooled, done: (error: null, client: Pooled) => void): void {
  rememberConnection(client)
  pooled.set(client.__knexUid, client)
  client.once('end', () => pooled.delete(client.__knexUid))
  done(null, client)
}

/** The pool would give the connection to the next query, which would wait as long. A refusal is an answer as well. */
function onQueryError(error: unknown, { __knexUid }: { __knexUid: string }): void {
  const client = isUnanswered(error) && pooled.get(__knexUid)
  if (client) dropConnection(client)
  if (error instanceof pg.DatabaseError) noteAnswer()
}

/** The process's pool; `connectDatabase` comes first. */
export function database(): Knex {
  if (!current) throw new Error('the database is not connected yet')
  return current
}

export async function disconnectDatabase(): Promise<void> {
  await Promise.all([current?.destroy(), probe?.destroy()])
  current = undefined
  probe = undefined
}

/** Runs `work` in one transaction: all of it is committed, or none. */
export const inTransaction = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => database().transaction(work)

// Class 08 (connection), 57P (shutdown, crash, starting), 53300 (too many connections).
const unavailableStates = /^(08|57P0|53300)/
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

/** Whether an error means 'the database is away', as opposed to 'the database said no'. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, message, nativeError } = error as Error & { nativeError?: unknown }
  // Objection wraps what the server said when it went down.
  const { code } = (nativeError ?? error) as { code?: unknown }
  if (
    name === 'KnexTimeoutError' ||
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  )
    return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return typeof code === 'string' && (unavailableStates.test(code) || unavailableCodes.has(code))
}
