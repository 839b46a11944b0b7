import type { ScopedMutator } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { listGuests } from '../../../domain/calls/guests.ts'
import { ApiError, api } from '../api.ts'
import { fetchGuestPages } from '../guest-pages.ts'
import { mergeById } from './merge-by-id.ts'
import { type Part, partOf } from './what-changed.ts'

type Guest = { id: string; position: number }
type Detail = { deliveries: { id: string; guestId: string }[] }

/** What stands at a path of an event; the guest list comes in pages. */
export const fetchPath = (path: string, eventId: string) =>
  path === pathOf(listGuests, { params: { eventId } }) ? fetchGuestPages(eventId) : api.fetchPath(path)

/** Fetches at most `mostGuestIds` parts of one list into SWR's cache. */
export async function fetchParts(paths: readonly string[], mutate: ScopedMutator): Promise<void> {
  const parts = paths.map(partOf).filter((part): part is Part => part !== null)
  if (!parts[0]) return
  const { list, query } = parts[0]
  const ids = parts.map(({ id }) => id)
  const path = `${list}?${query}=${ids.join(',')}`
  if (query === 'ids') {
    const found = (await api.fetchPath(path)) as Guest[]
    await mutate<Guest[]>(list, (known) => known && mergeById(known, ids, found), { revalidate: false })
  } else {
    const found = (await api.fetchPath(path)) as Detail
    await mutate<Detail>(list, (known) => known && withDeliveries(known, new Set(ids), found), {
      revalidate: false,
    })
  }
}

/** A campaign as it is now, with the messages of some of its guests fetched anew. */
function withDeliveries(known: Detail, guestIds: ReadonlySet<string>, found: Detail): Detail {
  const asked = known.deliveries.filter(({ guestId }) => guestIds.has(guestId)).map(({ id }) => id)
  return { ...found, deliveries: mergeById(known.deliveries, asked, found.deliveries) }
}

/** Errors that a retry may fix: no network, a server that is down or busy, an ended session. */
export const mayWorkLater = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status)
