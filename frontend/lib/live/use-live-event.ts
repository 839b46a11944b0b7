import { useEffect, useState } from 'react'
import { type Cache, type ScopedMutator, useSWRConfig } from 'swr'
import { ApiError, api } from '../api.ts'
import { fetchGuestPages } from '../guest-pages.ts'
import { openDueList, type Unsettled } from './due-list.ts'
import { mergeById } from './merge-by-id.ts'
import { openSharedStream } from './shared-stream.ts'
import { everything, guestOf, whatChanged } from './what-changed.ts'

/** Milliseconds without the live channel before a person is told: a server that restarts is back by then. */
const patience = 4000
/** The most guests that one call asks for, and the most that are asked for by their ids at all. */
const [mostInOneCall, mostById] = [100, 500]

type Known = { id: string }
type State = { isValidating?: boolean }

/**
 * Keeps everything SWR holds about one event true while the page is open. Answers whether the server is out of reach.
 */
export function useLiveEvent(eventId: string | undefined): boolean {
  const { mutate, cache } = useSWRConfig()
  const [isFailing, setFailing] = useState(false)
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    if (!eventId) return
    const due = openDueList((batch) => settle(batch, eventId, cache, mutate), setFailing)
    let lostTimer: ReturnType<typeof setTimeout> | undefined
    const isBack = () => {
      clearTimeout(lostTimer)
      lostTimer = undefined
      setLost(false)
      due.retry()
      // What never came at all is asked for again; what is shown stays until it is due.
      void mutate((key) => typeof key === 'string' && isMissing(cache, key))
    }
    const stream = openSharedStream(eventId, {
      onMessage: (message) => due.add(whatChanged(message, eventId)),
      onOpen: isBack,
      onLost: () => {
        lostTimer ??= setTimeout(() => setLost(true), patience)
      },
      // Whether the session ended, or the event is gone, only an ordinary call can tell.
      onRefused: () => due.add([`/api/events/${eventId}`]),
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

const isKnown = (cache: Cache, path: string) => cache.get(path)?.data !== undefined
/** On its way for the first time: what comes may be older than what was announced. */
const isComing = (cache: Cache, path: string) =>
  !isKnown(cache, path) && (cache.get(path) as State | undefined)?.isValidating === true
const isMissing = (cache: Cache, path: string) => {
  const state = cache.get(path)
  return state?.error !== undefined && state.data === undefined
}

/** Fetches what is due of what this page shows; answers what is still due. */
async function settle(
  batch: ReadonlySet<string>,
  eventId: string,
  cache: Cache,
  mutate: ScopedMutator,
): Promise<Unsettled> {
  const event = `/api/events/${eventId}`
  const isOfEvent = (path: string) => path.startsWith(event) || path.startsWith('/api/campaigns/')
  const paths = new Set(batch.has(everything) ? [...cache.keys()].filter(isOfEvent) : batch)
  const single = [...paths].filter((path) => guestOf(path) !== null)
  for (const path of single) paths.delete(path)
  if (single.length > mostById) paths.add(`${event}/guests`)

  const failed: string[] = []
  const attempt = async (those: string[], fetchThose: () => Promise<unknown>) => {
    try {
      await fetchThose()
    } catch (error) {
      if (mayWorkLater(error)) failed.push(...those)
    }
  }
  const list = `${event}/guests`
  const early = [
    ...[...paths].filter((path) => isComing(cache, path)),
    ...(isComing(cache, list) ? single : []),
  ]
  const works = [...paths]
    .filter((path) => isKnown(cache, path))
    .map((path) => attempt([path], async () => mutate(path, await fetchPath(path), { revalidate: false })))
  if (isKnown(cache, list) && !paths.has(list))
    for (let start = 0; start < single.length; start += mostInOneCall) {
      const those = single.slice(start, start + mostInOneCall)
      works.push(attempt(those, () => fetchGuests(those, mutate)))
    }
  await Promise.all(works)
  return { failed, early }
}

const fetchPath = (path: string) => (path.endsWith('/guests') ? fetchGuestPages(path) : api.get(path))

async function fetchGuests(paths: string[], mutate: ScopedMutator): Promise<void> {
  const asked = paths.flatMap((path) => guestOf(path) ?? [])
  const list = asked[0]?.list
  if (!list) return
  const ids = asked.map(({ id }) => id)
  const found = await api.get<Known[]>(`${list}?ids=${ids.join(',')}`)
  await mutate<Known[]>(list, (known) => known && mergeById(known, ids, found), { revalidate: false })
}

/** No network, a server that is away or too busy, a session that ended: what another try may mend. */
const mayWorkLater = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status)
