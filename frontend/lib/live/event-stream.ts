import { pathOf } from '../../../domain/calls/define-call.ts'
import { type LiveMessage, openLive } from '../../../domain/calls/live.ts'

const [firstPause, longestPause] = [1000, 30_000]

export type Listener = {
  onMessage(message: LiveMessage): void
  /** The stream is open; missed messages follow. */
  onOpen(): void
  /** The stream broke; it is being reopened. */
  onLost(): void
  /** The response was not a stream: 401, 404, 503, a proxy's page. */
  onRefused(): void
}

export type EventStream = {
  /** Reconnects at once: after a network failure an open stream may be dead. */
  reopen(): void
  close(): void
}

const heard = new Map<string, string>()
/** The id of the newest received message of each event. */
export const places = {
  of: (eventId: string): string | undefined => heard.get(eventId),
  note: (eventId: string, place: string): void => void heard.set(eventId, place),
}

/**
 * The live stream of one event, kept open. It begins after the newest message this page ever heard, so that the server
 * repeats what was missed.
 */
export function openEventStream(eventId: string, listener: Listener): EventStream {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause

  const note = ({ lastEventId }: MessageEvent) => {
    if (lastEventId) places.note(eventId, lastEventId)
  }
  const open = () => {
    timer = undefined
    const query = { lastEventId: places.of(eventId) }
    source = new EventSource(pathOf(openLive, { params: { eventId }, query }))
    source.addEventListener('here', note)
    source.onmessage = (message: MessageEvent<string>) => {
      note(message)
      listener.onMessage(JSON.parse(message.data) as LiveMessage)
    }
    source.onopen = () => {
      pause = firstPause
      listener.onOpen()
    }
    source.onerror = () => {
      listener.onLost()
      // The browser reconnects automatically unless the response was not a stream.
      if (source.readyState !== EventSource.CLOSED) return
      listener.onRefused()
      timer = setTimeout(open, pause)
      pause = Math.min(pause * 2, longestPause)
    }
  }
  open()
  return {
    reopen() {
      clearTimeout(timer)
      source.close()
      open()
    },
    close() {
      source.close()
      clearTimeout(timer)
    },
  }
}
