import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { listGuests, type OwnedGuest } from '../../../domain/calls/guests.ts'
import { findStatistics } from '../../../domain/calls/statistics.ts'
import { changeArriving, fetchArrivingList, useArrivingLists } from './arriving-list.ts'

/**
 * An event's guest list, kept true by SSE; `put` and `drop` show an own change before the server tells of it.
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
  const put = useCallback(
    (guest: OwnedGuest) =>
      change((known) =>
        known.some(({ id }) => id === guest.id)
          ? known.map((one) => (one.id === guest.id ? guest : one))
          : [...known, guest],
      ),
    [change],
  )
  const drop = useCallback(
    (guestId: string) => change((known) => known.filter(({ id }) => id !== guestId)),
    [change],
  )
  const again = useCallback(() => void look(), [look])
  return { guests, arrived, error, again, put, drop }
}
