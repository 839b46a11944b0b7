import { PassThrough } from 'node:stream'
import { log } from '../platform/log.ts'

const heartbeatMs = 15_000
/** So much may wait for a reader that doesn't read, in characters; then its stream is closed. */
const mostWaiting = 128 * 1024
/** A browser needs one for each event it shows, of which one tab leads; each api process counts its own. */
export const mostStreamsOfSession = 20
/** Told to the oldest stream of too many, so that it does not push out the next one at once. */
const longRetryMs = 60_000

export type Reader = {
  /** What the browser is sent. */
  stream: PassThrough
  /** Sends text, or closes the stream of a reader that has not read for too long. */
  say(text: string): void
}

type Owner = {
  sessionId: string
  /** Whether the session is still open and the event still its account's; asked at every heartbeat. */
  mayRead(): Promise<boolean>
  /** Called once when the stream is over, whoever ended it. */
  onEnd(): void
}

const readersOf = new Map<string, Set<Reader>>()

/**
 * Opens one stream for a session. A session has at most 20: the oldest is closed for the newest, for a person whose
 * line broke must get in, and what it left behind need not stay.
 */
export function openReader({ sessionId, mayRead, onEnd }: Owner): Reader {
  const stream = new PassThrough()
  const reader: Reader = {
    stream,
    say(text) {
      if (stream.destroyed || stream.writableEnded) return
      if (stream.readableLength + stream.writableLength + text.length > mostWaiting) stream.destroy()
      else stream.write(text)
    },
  }
  const heartbeat = setInterval(() => {
    reader.say(': ♥\n\n')
    mayRead().then(
      (may) => may || closeReader(reader),
      // An outage of the database says nothing about the session.
      (error: Error) => log.debug({ reason: error.message }, 'live stream not checked'),
    )
  }, heartbeatMs)
  const siblings = readersOf.get(sessionId) ?? new Set()
  readersOf.set(sessionId, siblings.add(reader))
  stream.once('close', () => {
    clearInterval(heartbeat)
    siblings.delete(reader)
    if (siblings.size === 0 && readersOf.get(sessionId) === siblings) readersOf.delete(sessionId)
    onEnd()
  })
  const [oldest] = siblings
  if (siblings.size > mostStreamsOfSession && oldest) {
    siblings.delete(oldest)
    oldest.say(`retry: ${longRetryMs}\n\n`)
    closeReader(oldest)
  }
  return reader
}

/** Ends a stream after what was said; one whose reader does not read is cut off. */
function closeReader({ stream }: Reader): void {
  stream.end()
  setTimeout(() => stream.destroy(), 1_000).unref()
}

/** Ends the streams of a session that is over. */
export function closeReadersOf(sessionId: string): void {
  for (const reader of readersOf.get(sessionId) ?? []) closeReader(reader)
}

/** Ends every stream: browsers come again and say what they heard last. */
export function closeAllReaders(): void {
  for (const readers of readersOf.values()) for (const reader of readers) closeReader(reader)
}
