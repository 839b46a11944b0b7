import type { Cache, ScopedMutator } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { findEvent } from '../../../domain/calls/events.ts'
import { findCampaign } from '../../../domain/calls/messaging.ts'
import { mostGuestIds } from '../../../domain/party/list-limits.ts'
import type { Unsettled } from './due-list.ts'
import { fetchParts, fetchPath, mayWorkLater } from './fetch-due.ts'
import { everything, partOf } from './what-changed.ts'

/** The most guests of one list that one batch asks for: a campaign of 10,000 must not fill a slow line for long. */
const mostAtOnce = 3 * mostGuestIds

type State = { isValidating?: boolean }
/** Where what this page shows is kept. */
export type Shown = { eventId: string; cache: Cache; mutate: ScopedMutator }

/** Fetches what is due of what this page shows, into SWR's cache; answers what is still due. */
export async function settleDue(batch: ReadonlySet<string>, shown: Shown): Promise<Unsettled> {
  const { eventId, cache, mutate } = shown
  const event = pathOf(findEvent, { params: { eventId } })
  const isOfEvent = (path: string) => path.startsWith(event) || path.startsWith(anyCampaign)
  const due = batch.has(everything) ? [...cache.keys()].filter(isOfEvent) : [...batch]
  const whole = new Set(due.filter((path) => partOf(path) === null))

  const failed: string[] = []
  const early = [...whole].filter((path) => isComing(cache, path))
  const attempt = async (those: readonly string[], fetchThose: () => Promise<unknown>) => {
    try {
      await fetchThose()
    } catch (error) {
      if (mayWorkLater(error)) failed.push(...those)
    }
  }
  const works = [...whole]
    .filter((path) => isKnown(cache, path))
    .map((path) =>
      attempt([path], async () => mutate(path, await fetchPath(path, eventId), { revalidate: false })),
    )
  for (const [list, paths] of partsByList(due)) {
    if (isComing(cache, list)) early.push(...paths)
    if (whole.has(list) || !isKnown(cache, list)) continue
    // The newest first: an answer does not wait behind thousands of delivered mails.
    const newest = paths.toReversed()
    early.push(...newest.slice(mostAtOnce).reverse())
    for (let start = 0; start < Math.min(newest.length, mostAtOnce); start += mostGuestIds) {
      const those = newest.slice(start, Math.min(start + mostGuestIds, mostAtOnce))
      works.push(attempt(those, () => fetchParts(those, mutate)))
    }
  }
  await Promise.all(works)
  return { failed, early }
}

/** Whether what a page wants to show is not there, and nobody is fetching it. */
export const isMissing = (cache: Cache, path: string) => {
  const state = cache.get(path)
  return state?.error !== undefined && state.data === undefined
}
const isKnown = (cache: Cache, path: string) => cache.get(path)?.data !== undefined
/** Loading for the first time: the response may be older than the announced change. */
const isComing = (cache: Cache, path: string) =>
  !isKnown(cache, path) && (cache.get(path) as State | undefined)?.isValidating === true

function partsByList(due: readonly string[]): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const path of due) {
    const list = partOf(path)?.list
    if (!list) continue
    const those = lists.get(list)
    if (those) those.push(path)
    else lists.set(list, [path])
  }
  return lists
}

const anyCampaign = pathOf(findCampaign, { params: { id: '' } })
