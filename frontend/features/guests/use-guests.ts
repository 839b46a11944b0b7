import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { listGuests, type OwnedGuest } from '../../../domain/calls/guests.ts'
import { findStatistics } from '../../../domain/calls/statistics.ts'
import { changeArriving, fetchArrivingList, useArrivingLists } from './arriving-list.ts'

/**
 * An event's guest list, kept true by SSE; `put`, `patch` and `dropAll` show an own change before the server
 * tells of it.
 * `guests` is the whole list, undefined until all of it has come; `arrived` is what has come of it, in its order.
 */
export function useGuests(eventId: string) {
  const { mutate, cache } = useSWRConfig()
  const key = pathOf(listGuests, { params: { eventId } })
  const {
    data: guests,
    error,
    mutate: look,
  } = useSWR<OwnedGuest[], Error>(key, () => fetchArrivingList(eventId))
  const arriving = useArrivingLists((lists) => lists[eventId])
  const arrived = guests ?? arriving

  const change = useCallback(
    (next: (guests: OwnedGuest[]) => OwnedGuest[]) => {
      // Changing what is on its way would throw away what comes: the live channel brings the change once it is there.
      if (cache.get(key)?.data === undefined) changeArriving(eventId, next)
      else void mutate<OwnedGuest[]>(key, (known) => known && next(known), { revalidate: false })
      void mutate(pathOf(findStatistics, { params: { eventId } }))
    },
    [mutate, cache, key, eventId],
  )
  const putAll = useCallback(
    (guests: readonly OwnedGuest[]) => change((known) => withGuests(known, guests)),
    [change],
  )
  const put = useCallback((guest: OwnedGuest) => putAll([guest]), [putAll])
  const dropAll = useCallback(
    (guestIds: ReadonlySet<string>) => change((known) => known.filter(({ id }) => !guestIds.has(id))),
    [change],
  )
  const patch = useCallback(
    (guestIds: ReadonlySet<string>, fields: Partial<OwnedGuest>) =>
      change((known) => known.map((guest) => (guestIds.has(guest.id) ? { ...guest, ...fields } : guest))),
    [change],
  )
  const again = useCallback(() => void look(), [look])
  return { guests, arrived, error, again, put, putAll, dropAll, patch }
}

/** The list with these guests, in its order: known ones are replaced, the others take their place. */
function withGuests(known: readonly OwnedGuest[], guests: readonly OwnedGuest[]): OwnedGuest[] {
  const given = new Map(guests.map((guest) => [guest.id, guest]))
  const kept = known.map((guest) => {
    const next = given.get(guest.id)
    given.delete(guest.id)
    return next ?? guest
  })
  if (given.size === 0) return kept
  return [...kept, ...given.values()].sort((one, other) => one.position - other.position)
}
