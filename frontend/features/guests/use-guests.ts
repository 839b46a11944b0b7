import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { changeArriving, fetchArrivingList, useArrivingLists } from './arriving-list.ts'

/**
 * An event's guest list, kept true by SSE; `put` and `drop` show an own change before the server tells of it.
 * `guests` is the whole list, undefined until all of it has come; `arrived` is what has come of it, in its order.
 */
export function useGuests(eventId: string) {
  const { mutate, cache } = useSWRConfig()
  const key = `/api/events/${eventId}/guests`
  const { data: guests, error, mutate: look } = useSWR<OwnedGuest[], Error>(key, fetchArrivingList)
  const arriving = useArrivingLists((lists) => lists[key])
  const arrived = guests ?? arriving

  const change = useCallback(
    (next: (guests: OwnedGuest[]) => OwnedGuest[]) => {
      // Changing what is on its way would throw away what comes: the live channel brings the change once it is there.
      if (cache.get(key)?.data === undefined) changeArriving(key, next)
      else void mutate<OwnedGuest[]>(key, (known) => known && next(known), { revalidate: false })
      void mutate(`/api/events/${eventId}/stats`)
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
