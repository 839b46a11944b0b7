import knexFactory, { type Knex } from 'knex'
import { knexSnakeCaseMappers, Model } from 'objection'
import pg from 'pg'
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

/** Opens the process's pool. `max` connections; a statement may take 30 s, an idle transaction 30 s. */
export function connectDatabase(url: string, max: number): Knex {
  // Domain event numbers and counts as numbers: ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  // A date without a time stays the ISO text it is: a Date would be midnight in some zone.
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
  current = knexFactory({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'velada',
      keepAlive: true,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
      connectionTimeoutMillis: 3_000,
    },
    pool: { min: 0, max },
    acquireConnectionTimeout: 5_000,
    // An error says which statement failed, never with which values: it may end up in the log.
    compileSqlOnError: false,
    // Knex speaks on the console otherwise; whoever asked gets the error as well and says so.
    log: { warn: mention, error: mention, deprecate: mention, debug: mention },
    ...camelCased,
  })
  Model.knex(current)
  return current
}

/** The process's pool; `connectDatabase` comes first. */
export function database(): Knex {
  if (!current) throw new Error('the database is not connected yet')
  return current
}

export async function disconnectDatabase(): Promise<void> {
  await current?.destroy()
  current = undefined
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
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  )
    return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return typeof code === 'string' && (unavailableStates.test(code) || unavailableCodes.has(code))
}
