import type { LiveMessage } from '../../../domain/calls/live.ts'
import { type EventStream, type Listener, openEventStream, places } from './event-stream.ts'

/** Messages of the leading tab; `place` is the id of the newest message it received. */
type Said =
  | { kind: 'message'; message: LiveMessage; place: string }
  | { kind: 'open' | 'lost' | 'refused' }
  /** How it stands, for a tab that asked. */
  | { kind: 'here'; isOpen: boolean; place: string }
  /** Requests of the other tabs: a new or resumed tab, or one whose network is back. */
  | { kind: 'hello' | 'reopen' }

/**
 * The live stream of one event, shared by the tabs of a browser: one of them leads and keeps it open, the others hear
 * of it from that one. A browser opens no more than six connections to a server on HTTP/1.1, so that seven tabs with a
 * stream each would leave the seventh without an answer. When the tab that leads is closed, the next one leads at once
 * and begins where it stood. Where tabs cannot agree, each has a stream of its own.
 */
export function openSharedStream(eventId: string, listener: Listener): EventStream {
  if (!globalThis.navigator?.locks || !globalThis.BroadcastChannel) return openEventStream(eventId, listener)
  const name = `velada-live-${eventId}`
  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  let leads: EventStream | undefined
  let isOpen = false

  const say = (said: Said) => channel.postMessage(said)
  const tellPlace = () => say({ kind: 'here', isOpen, place: places.of(eventId) ?? '' })

  channel.onmessage = ({ data: said }: MessageEvent<Said>) => {
    if (leads) {
      if (said.kind === 'hello') tellPlace()
      if (said.kind === 'reopen') leads.reopen()
      return
    }
    if (said.kind === 'message') {
      places.note(eventId, said.place)
      listener.onMessage(said.message)
    } else if (said.kind === 'open') listener.onOpen()
    else if (said.kind === 'lost') listener.onLost()
    else if (said.kind === 'refused') listener.onRefused()
    else if (said.kind === 'here') takePlace(said)
  }

  /** A suspended tab misses messages, which the other tabs do not repeat. */
  function takePlace(said: Said & { kind: 'here' }): void {
    const known = places.of(eventId)
    if (said.place) places.note(eventId, said.place)
    if (known !== undefined && known !== said.place) listener.onMessage({ type: 'missed-many' })
    if (said.isOpen) listener.onOpen()
  }

  /** Leads until this tab is closed. */
  function lead(): Promise<void> {
    leads = openEventStream(eventId, {
      onMessage(message) {
        say({ kind: 'message', message, place: places.of(eventId) ?? '' })
        listener.onMessage(message)
      },
      onOpen() {
        isOpen = true
        say({ kind: 'open' })
        listener.onOpen()
      },
      onLost() {
        isOpen = false
        say({ kind: 'lost' })
        listener.onLost()
      },
      onRefused() {
        say({ kind: 'refused' })
        listener.onRefused()
      },
    })
    return new Promise((resolve) => leaving.signal.addEventListener('abort', () => resolve(), { once: true }))
  }

  navigator.locks
    .request(name, { signal: leaving.signal }, lead)
    // Left before it was this tab's turn.
    .catch(() => undefined)
  say({ kind: 'hello' })
  const woke = () => document.visibilityState === 'visible' && !leads && say({ kind: 'hello' })
  document.addEventListener('visibilitychange', woke)

  return {
    reopen: () => (leads ? leads.reopen() : say({ kind: 'reopen' })),
    close() {
      document.removeEventListener('visibilitychange', woke)
      leads?.close()
      leaving.abort()
      channel.close()
    },
  }
}
