import type { PassThrough } from 'node:stream'
import { type LiveMessage, liveMessage } from '../../domain/calls/live.ts'
import { type Listening, listen } from '../platform/listening.ts'
import { liveChannel } from './append.ts'
import { closeAllReaders, closeReadersOf, openReader } from './live-readers.ts'
import { findMissed, findNewest, findRecent, type Notification } from './missed-notifications.ts'
import { sessionEndedChannel } from './session-ended.ts'

type Listener = (notification: Notification) => void

const listeners = new Map<string, Set<Listener>>()
let listening: Listening | undefined

/**
 * Opens the process's one LISTEN connection and keeps it open; after an outage every stream is told to look again.
 * Resolves when it first listens.
 */
export async function listenForDomainEvents(url: string): Promise<void> {
  listening = await listen(url, {
    channels: {
      [liveChannel]: (payload) => deliver(JSON.parse(payload) as Notification),
      [sessionEndedChannel]: closeReadersOf,
    },
    // What was said while nobody listened is not repeated: closing the streams makes every browser resume.
    onAgain: closeAllReaders,
  })
}

/** Ends every stream and the LISTEN connection. */
export async function stopListening(): Promise<void> {
  closeAllReaders()
  await listening?.stop()
  listening = undefined
}

function deliver(notification: Notification): void {
  for (const listener of listeners.get(notification.eventId) ?? []) listener(notification)
}

type Asked = {
  eventId: string
  sessionId: string
  /** Whether this session may still hear of this event. */
  mayRead(): Promise<boolean>
  /** The message that was heard last; null at first. */
  lastId: number | null
}

/**
 * The Server-Sent Events of one event, until the session ends. The first says by its `id` where the page now stands.
 * With `lastId` it then repeats what came after that message (and, to be safe, within the minute before it): a message
 * only says what to look at again, so hearing one twice does no harm. Where too much was missed, or nobody knows
 * what, one message stands for all of it.
 */
export async function openLiveStream({ eventId, lastId, ...owner }: Asked): Promise<PassThrough> {
  const listener: Listener = (notification) => reader.say(format(notification))
  const those = listeners.get(eventId) ?? new Set()
  const reader = openReader({
    ...owner,
    onEnd() {
      those.delete(listener)
      if (those.size === 0 && listeners.get(eventId) === those) listeners.delete(eventId)
    },
  })
  listeners.set(eventId, those.add(listener))
  reader.say('retry: 1000\n\n')
  try {
    // The session may have ended before anybody listened for its end.
    if (!(await owner.mayRead())) reader.stream.end()
    // Read after the listener is in place, so that nothing falls between the two.
    const newest = await findNewest(eventId)
    reader.say(`id: ${lastId ?? newest}\nevent: here\ndata: {}\n\n`)
    const missed = await (lastId === null ? findRecent(eventId) : findMissed(eventId, lastId))
    if (missed) for (const notification of missed) reader.say(format(notification))
    else reader.say(message(newest, { type: 'missed-many' }))
  } catch (error) {
    reader.stream.destroy()
    throw error
  }
  return reader.stream
}

const format = ({ id, type, data }: Notification) => message(id, liveMessage(type, data))
const message = (id: number, said: LiveMessage) => `id: ${id}\ndata: ${JSON.stringify(said)}\n\n`
