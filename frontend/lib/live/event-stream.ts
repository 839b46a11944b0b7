import type { LiveMessage } from '../../../domain/calls/live.ts'

const [firstPause, longestPause] = [1000, 30_000]

export type Listener = {
  onMessage(message: LiveMessage): void
  /** It is open, and what was missed follows by itself. */
  onOpen(): void
  /** It broke off; it is being opened again. */
  onLost(): void
  /** The server answered something else than a stream: 401, 404, 503, a proxy's page. */
  onRefused(): void
}

export type EventStream = {
  /** Begins anew at once: after the network was away an open stream may be a dead one. */
  reopen(): void
  close(): void
}

const heard = new Map<string, string>()
/** The number of the newest message of each event that this page has heard. */
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
    const last = places.of(eventId)
    source = new EventSource(`/api/events/${eventId}/live${last ? `?lastEventId=${last}` : ''}`)
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
      // The browser reconnects by itself unless the answer was not a stream at all.
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
