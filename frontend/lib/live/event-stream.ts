import { pathOf } from '../../../domain/calls/define-call.ts'
import { beatMs, type LiveMessage, openLive } from '../../../domain/calls/live.ts'

const [firstPause, longestPause] = [1000, 30_000]
/** Milliseconds of silence after which a stream counts as broken: some networks drop a connection without an error. */
const longestSilence = 3 * beatMs

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
  let silence: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause

  const hear = () => {
    clearTimeout(silence)
    silence = setTimeout(() => {
      listener.onLost()
      source.close()
      open()
    }, longestSilence)
  }
  const note = ({ lastEventId }: MessageEvent) => {
    hear()
    if (lastEventId) places.note(eventId, lastEventId)
  }
  const open = () => {
    timer = undefined
    const query = { lastEventId: places.of(eventId) }
    source = new EventSource(pathOf(openLive, { params: { eventId }, query }))
    hear()
    source.addEventListener('here', note)
    source.addEventListener('beat', hear)
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
      clearTimeout(silence)
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
      clearTimeout(silence)
    },
  }
}
