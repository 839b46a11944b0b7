import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import type { DomainEventType, LiveMessage } from '../../backend/domain-events/contract.ts'
import { type Key, pathOf } from './swr.ts'

/** Milliseconds in which messages are gathered before anything is fetched: a campaign of 1,000 is no 1,000 fetches. */
const gathering = 250
const longestPause = 30_000
/** Events listened to before, since this page was loaded: what is kept of them may have aged meanwhile. */
const left = new Set<string>()

/** The GET paths that a domain event may have changed. */
export function pathsChangedBy(type: DomainEventType, eventId: string, campaignId?: string): string[] {
  const event = `/api/events/${eventId}`
  const list = [`${event}/guests`, `${event}/stats`]
  const campaigns = [`${event}/campaigns`, ...(campaignId ? [`/api/campaigns/${campaignId}`] : [])]
  if (type === 'delivery.changed') return [...list, ...campaigns]
  if (type.startsWith('campaign.')) return [...campaigns, `${event}/guests`]
  if (/^(guest|guests|rsvp|address)\./.test(type)) return list
  if (/^(event|payment|email)\./.test(type)) return [event, ...list]
  return []
}

/** Keeps everything SWR holds about one event true while the page is open; reconnects and catches up by itself. */
export function useLiveEvent(eventId: string | undefined): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (!eventId) return
    const changed = new Set<string>()
    let source: EventSource
    let flushTimer: ReturnType<typeof setTimeout> | undefined
    let retryTimer: ReturnType<typeof setTimeout> | undefined
    let pause = 1000
    let missed = left.has(eventId)

    let took = 0

    // One after another, and with rests as long as the fetching takes: a long list in a busy hour must not eat the line.
    const flush = async () => {
      const began = Date.now()
      const paths = new Set(changed)
      changed.clear()
      await mutate((key) => paths.has(pathOf(key as Key))).catch(() => undefined)
      took = Date.now() - began
      flushTimer = undefined
      if (changed.size > 0) gather()
    }
    const gather = () => {
      flushTimer ??= setTimeout(() => void flush(), Math.max(gathering, 3 * took))
    }
    const revalidateAll = () =>
      void mutate((key) => {
        const path = pathOf(key as Key)
        return path.startsWith(`/api/events/${eventId}`) || path.startsWith('/api/campaigns/')
      })
    const receive = (message: MessageEvent<string>) => {
      const { type, campaignId } = JSON.parse(message.data) as LiveMessage
      for (const path of pathsChangedBy(type, eventId, campaignId)) changed.add(path)
      gather()
    }
    const connect = () => {
      source = new EventSource(`/api/events/${eventId}/live`)
      source.onmessage = receive
      source.onopen = () => {
        pause = 1000
        if (missed) revalidateAll()
        missed = false
      }
      source.onerror = () => {
        missed = true
        // The browser reconnects by itself unless the answer was not a stream at all (503, a proxy's page).
        if (source.readyState !== EventSource.CLOSED) return
        retryTimer = setTimeout(connect, pause)
        pause = Math.min(pause * 2, longestPause)
      }
    }
    connect()
    return () => {
      left.add(eventId)
      source.close()
      clearTimeout(flushTimer)
      clearTimeout(retryTimer)
    }
  }, [eventId, mutate])
}
