import { PassThrough } from 'node:stream'
import { beatMs } from '../../domain/calls/live.ts'
import { log } from '../platform/log.ts'

/** Characters buffered for a slow reader before its stream is closed. */
const mostWaiting = 128 * 1024
/** Streams of a session for each api process. A browser needs one for each event it shows. */
export const mostStreamsOfSession = 20
/** The `retry` for the oldest stream of too many, so that it does not replace another one at once. */
const longRetryMs = 60_000

export type Reader = {
  /** The response stream. */
  stream: PassThrough
  /** Sends text, or closes the stream of a reader that is too slow. */
  say(text: string): void
}

type Owner = {
  sessionId: string
  /** Whether the session is still valid and its account owns the event; checked at every beat. */
  mayRead(): Promise<boolean>
  /** Called once when the stream has ended, on either side. */
  onEnd(): void
}

const readersOf = new Map<string, Set<Reader>>()

/**
 * Opens one stream for a session. A session has at most 20: the oldest is closed for a new one, so that a person
 * can reconnect after broken connections that are not detected yet.
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
  const beating = setInterval(() => {
    reader.say('event: beat\ndata: {}\n\n')
    mayRead().then(
      (may) => may || closeReader(reader),
      // If the database is down, keep the stream.
      (error: Error) => log.debug({ reason: error.message }, 'live stream not checked'),
    )
  }, beatMs)
  const siblings = readersOf.get(sessionId) ?? new Set()
  readersOf.set(sessionId, siblings.add(reader))
  stream.once('close', () => {
    clearInterval(beating)
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

/** Ends a stream after its buffered messages; a stalled one is destroyed. */
function closeReader({ stream }: Reader): void {
  stream.end()
  setTimeout(() => stream.destroy(), 1_000).unref()
}

/** Ends the streams of an ended session. */
export function closeReadersOf(sessionId: string): void {
  for (const reader of readersOf.get(sessionId) ?? []) closeReader(reader)
}

/** Ends every stream: browsers reconnect with `Last-Event-ID`. */
export function closeAllReaders(): void {
  for (const readers of readersOf.values()) for (const reader of readers) closeReader(reader)
}
