import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { LiveMessage } from '../../domain/calls/live.ts'

/** The streams that the page has open, the newest last. */
const open: LiveStream[] = []
let number = 0

/** A server-sent event stream under a test's control, in place of the browser's. */
class LiveStream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly url: string
  readyState = LiveStream.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((message: MessageEvent<string>) => void) | null = null
  onerror: (() => void) | null = null

  constructor(url: string) {
    super()
    this.url = url
    open.push(this)
  }
  close() {
    this.readyState = LiveStream.CLOSED
    open.splice(open.indexOf(this), 1)
  }
}

const newest = (): LiveStream => {
  const stream = open.at(-1)
  if (!stream) throw new Error('the page has no live stream')
  return stream
}

/** The server's side of the live stream. */
export const live = {
  /** The addresses of the streams that are open or being opened. */
  addresses: (): string[] => open.map(({ url }) => url),
  connect: (): void =>
    act(() => {
      newest().readyState = LiveStream.OPEN
      newest().onopen?.()
    }),
  tell: (message: LiveMessage): void =>
    act(() => {
      const lastEventId = String(++number)
      newest().onmessage?.(new MessageEvent('message', { data: JSON.stringify(message), lastEventId }))
    }),
  beat: (): void => act(() => void newest().dispatchEvent(new MessageEvent('beat', { data: '{}' }))),
  /** The connection breaks; the browser opens it again by itself. */
  breakOff: (): void =>
    act(() => {
      newest().readyState = LiveStream.CONNECTING
      newest().onerror?.()
    }),
  /** The server responds with something else than a stream. */
  refuse: (): void =>
    act(() => {
      const refused = newest()
      refused.close()
      refused.onerror?.()
    }),
}

/** Called before each test: no stream is left of the test before. */
export function installLiveStreams(): void {
  open.length = 0
  vi.stubGlobal('EventSource', LiveStream)
}
