import type { Client } from 'pg'
import { log } from './log.ts'
import { recoveryTimes } from './recovery-times.ts'

/** The server aborts a statement after 30 s; without a response five seconds later the connection is dead. */
const answerMs = recoveryTimes.statement + 5_000

type Settings = {
  connectionString: string
  application_name: string
  keepAlive: true
  keepAliveInitialDelayMillis: number
  connectionTimeoutMillis: number
  query_timeout?: number
}

/**
 * The options of every database connection. A query without a response fails after `answersWithin`
 * milliseconds (35 s unless given; 0 waits for ever, for migrations alone).
 */
export function connectionSettings(url: string, name: string, answersWithin = answerMs): Settings {
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: recoveryTimes.opening,
    ...(answersWithin > 0 && { query_timeout: answersWithin }),
  }
}

/** The open connections of this process, and when each was opened (monotonic clock, ms). */
const open = new Map<Client, number>()

/** Registers a connection for `dropConnections`. */
export function registerConnection(client: Client): void {
  open.set(client, performance.now())
  client.once('end', () => open.delete(client))
}

/**
 * Destroys every connection opened before `before` (by `performance.now()`) without notifying the server, which is
 * unreachable. Running queries fail at once, pools open new connections. Returns their number.
 */
export function dropConnections(before: number): number {
  const old = [...open].filter(([, openedAt]) => openedAt < before)
  for (const [client] of old) dropConnection(client)
  if (old.length > 0) log.warn({ connections: old.length }, 'connections to the database went silent')
  return old.length
}

/** Destroys one connection without waiting for the server. */
export function dropConnection(client: Client): void {
  open.delete(client)
  const { connection } = client as Client & { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** Whether a registered connection was neither closed nor dropped. */
export const isOpen = (client: Client): boolean => open.has(client)

/** What pg says of a query that has no response in time. */
export const unanswered = 'Query read timeout'

/** Whether an error is a query timeout; knex prefixes the message with the statement. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message.endsWith(unanswered)
