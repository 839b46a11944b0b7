import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { findEvent } from '../../../domain/calls/events.ts'
import { openDueList } from './due-list.ts'
import { isMissing, settleDue } from './settle-due.ts'
import { openSharedStream } from './shared-stream.ts'
import { whatChanged } from './what-changed.ts'

/** Milliseconds without the live stream before a note is shown; a restarting server is back by then. */
const patience = 4000

/**
 * Keeps everything SWR holds about one event true while the page is open. Answers whether the server is out of reach.
 */
export function useLiveEvent(eventId: string | undefined): boolean {
  const { mutate, cache } = useSWRConfig()
  const [isFailing, setFailing] = useState(false)
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    if (!eventId) return
    const due = openDueList((batch) => settleDue(batch, { eventId, cache, mutate }), setFailing)
    let lostTimer: ReturnType<typeof setTimeout> | undefined
    const isBack = () => {
      clearTimeout(lostTimer)
      lostTimer = undefined
      setLost(false)
      due.retry()
      // Failed first loads are repeated; loaded data stays until it is due.
      void mutate((key) => typeof key === 'string' && isMissing(cache, key))
    }
    const stream = openSharedStream(eventId, {
      onMessage: (message) => due.add(whatChanged(message, eventId)),
      onOpen: isBack,
      onLost: () => {
        lostTimer ??= setTimeout(() => setLost(true), patience)
      },
      // An ordinary call shows whether the session ended or the event was deleted.
      onRefused: () => due.add([pathOf(findEvent, { params: { eventId } })]),
    })
    const networkIsBack = () => {
      stream.reopen()
      due.retry()
    }
    const networkIsGone = () => setLost(true)
    addEventListener('online', networkIsBack)
    addEventListener('offline', networkIsGone)
    return () => {
      removeEventListener('online', networkIsBack)
      removeEventListener('offline', networkIsGone)
      clearTimeout(lostTimer)
      stream.close()
      due.stop()
      setFailing(false)
      setLost(false)
    }
  }, [eventId, mutate, cache])
  return isFailing || isLost
}
