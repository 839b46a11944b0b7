import knexFactory, { type Knex } from 'knex'
import { knexSnakeCaseMappers, Model } from 'objection'
import pg from 'pg'
import {
  connectionSettings,
  dropConnection,
  isOpen,
  isUnanswered,
  registerConnection,
  unanswered,
} from './connections.ts'
import { log } from './log.ts'
import { recoveryTimes } from './recovery-times.ts'

/** A transaction; the first parameter of every command. */
export type Trx = Knex.Transaction

let current: Knex | undefined

const mappers = knexSnakeCaseMappers()
type Raw = { command?: unknown; rows?: unknown }
/** Objection's mappers skip the rows of `raw()`; here every row gets camelCase keys. */
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
  /** Milliseconds before a query times out; 0 = never. Default 35 s. */
  answersWithin?: number
}

/**
 * Opens the process's pool. `max` connections; a statement may take 30 s, an idle transaction 15 s. A connection
 * without a response is destroyed.
 */
export function connectDatabase(url: string, max: number, { answersWithin }: PoolOptions = {}): Knex {
  // Parse bigint as number: domain event numbers and counts stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  // A date stays an ISO text: a JavaScript Date would be midnight in some time zone.
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
  current = knexFactory({
    client: 'pg',
    connection: {
      ...connectionSettings(url, 'velada', answersWithin),
      statement_timeout: recoveryTimes.statement,
      idle_in_transaction_session_timeout: recoveryTimes.idleTransaction,
    },
    // Some stay open: to open ten at once costs the first guests after a quiet minute a tenth of a second.
    pool: { min: Math.min(4, max), max, afterCreate, validate: isOpen },
    acquireConnectionTimeout: 5_000,
    // Errors show the statement but not its values, since they may be logged.
    compileSqlOnError: false,
    // Knex would print to the console; the caller gets the error anyway.
    log: { warn: mention, error: mention, deprecate: mention, debug: mention },
    ...camelCased,
  })
  current.on('query-error', onQueryError)
  current.on('query-response', noteAnswer)
  Model.knex(current)
  probe = knexFactory({
    client: 'pg',
    connection: connectionSettings(url, 'velada-ready', readyWithin),
    pool: { min: 0, max: 1, afterCreate, validate: isOpen },
    acquireConnectionTimeout: readyWithin,
    log: { warn: mention, error: mention, deprecate: mention, debug: mention },
  })
  probe.on('query-error', dropUnanswered)
  return current
}

/** Milliseconds in which a healthy database responds. */
const readyWithin = 2_000
let probe: Knex | undefined
let asking: Promise<unknown> | undefined

/**
 * Readiness check of the database and the queue's tables, on a separate connection: neither a busy pool nor many
 * concurrent checks delay it. Rejects after two seconds with an error for which `isDatabaseAway` is true.
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

/**
 * Runs one statement past Knex, on a connection of its pool, for what is asked thousands of times a minute: composing the
 * query takes Knex as long as PostgreSQL takes to answer it. Rows are as PostgreSQL names their columns. Rejects as
 * `raw()` does.
 */
export async function runStatement<Row>(statement: pg.QueryConfig): Promise<Row[]> {
  const { client } = database()
  const connection: Pooled = await client.acquireConnection()
  try {
    const rows = await answerOf<Row>(connection, statement)
    noteAnswer()
    return rows
  } catch (error) {
    onQueryError(error, connection)
    throw error
  } finally {
    client.releaseConnection(connection)
  }
}

/**
 * Asks with the connection's own time limit, but times it here: where pg does, what one query leaves behind hangs on the
 * one before it, and at 1,000 a second 4 MB a second outlive the young and wait for a whole collection.
 */
function answerOf<Row>(connection: Pooled, statement: pg.QueryConfig): Promise<Row[]> {
  const { connectionParameters } = connection
  const limit = connectionParameters.query_timeout
  return new Promise((resolve, reject) => {
    const timer = limit ? setTimeout(() => reject(new Error(unanswered)), limit) : undefined
    connectionParameters.query_timeout = false
    try {
      connection.query(statement, (error, result) => {
        clearTimeout(timer)
        if (error) reject(error)
        else resolve(result.rows)
      })
    } finally {
      connectionParameters.query_timeout = limit
    }
  })
}

let answeredAt = 0
function noteAnswer(): void {
  answeredAt = performance.now()
}

/** Resolves when a query of the pool succeeded in the last ten seconds, or succeeds now. */
export async function proveAnswers(): Promise<void> {
  if (performance.now() - answeredAt > 10_000) await database().raw('select 1')
}

type Pooled = pg.Client & {
  __knexUid: string
  /** pg reads its milliseconds with every query. */
  connectionParameters: { query_timeout: number | false }
}
const pooled = new Map<string, Pooled>()

function afterCreate(client: Pooled, done: (error: null, client: Pooled) => void): void {
  registerConnection(client)
  pooled.set(client.__knexUid, client)
  client.once('end', () => pooled.delete(client.__knexUid))
  done(null, client)
}

/** Destroys a timed-out connection, or the pool would reuse it for the next query. */
function dropUnanswered(error: unknown, { __knexUid }: { __knexUid: string }): void {
  const client = isUnanswered(error) && pooled.get(__knexUid)
  if (client) dropConnection(client)
}

function onQueryError(error: unknown, query: { __knexUid: string }): void {
  dropUnanswered(error, query)
  // An SQL error is a response as well.
  if (error instanceof pg.DatabaseError) noteAnswer()
}

/** The process's pool. Requires `connectDatabase`. */
export function database(): Knex {
  if (!current) throw new Error('the database is not connected yet')
  return current
}

export async function disconnectDatabase(): Promise<void> {
  await Promise.all([current?.destroy(), probe?.destroy()])
  current = undefined
  probe = undefined
}

/** Runs `work` in one transaction. */
export const inTransaction = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => database().transaction(work)

// SQLSTATE class 08 (connection), 57P (shutdown, crash, starting), 53300 (too many connections).
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

/** Whether an error means that the database is unavailable, as opposed to a failed statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, message, nativeError } = error as Error & { nativeError?: unknown }
  // Objection wraps the server's shutdown error.
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
