import type { Client } from 'pg'
import { log } from './log.ts'

/** Milliseconds a connection may take to open, its login included. */
const openingMs = 3_000
/** The server ends a statement after 30 s; without an answer five seconds later nobody is there. */
const answerMs = 35_000

type Settings = {
  connectionString: string
  application_name: string
  keepAlive: true
  keepAliveInitialDelayMillis: number
  connectionTimeoutMillis: number
  query_timeout?: number
}

/**
 * What every connection to the database is opened with. A query without an answer fails after `answersWithin`
 * milliseconds (35 s unless given; 0 waits for ever, for migrations alone).
 */
export function connectionSettings(url: string, name: string, answersWithin = answerMs): Settings {
  return {
    connectionString: url,
    application_name: name,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: openingMs,
    ...(answersWithin > 0 && { query_timeout: answersWithin }),
  }
}

/** The open connections of this process, and when each was opened (ms of a clock that never goes back). */
const open = new Map<Client, number>()

/** Makes a connection one of those that `dropConnections` ends. */
export function rememberConnection(client: Client): void {
  open.set(client, performance.now())
  client.once('end', () => open.delete(client))
}

/**
 * Ends every connection opened before `before` (by `performance.now()`) without a word to the server, which does not
 * hear any more. Queries under way fail at once, pools open new connections. Returns how many there were.
 */
export function dropConnections(before: number): number {
  const old = [...open].filter(([, openedAt]) => openedAt < before)
  for (const [client] of old) dropConnection(client)
  if (old.length > 0) log.warn({ connections: old.length }, 'connections to the database went silent')
  return old.length
}

/** Ends one connection, without waiting for a server that may be gone. */
export function dropConnection(client: Client): void {
  open.delete(client)
  const { connection } = client as Client & { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** Whether a remembered connection was neither ended nor dropped. */
export const isOpen = (client: Client): boolean => open.has(client)

/** Whether an error says that a query got no answer in time; knex puts the statement before it. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message.endsWith('Query read timeout')
