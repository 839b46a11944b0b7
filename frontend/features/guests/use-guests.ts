import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { fetchGuestPages } from '../../lib/guest-pages.ts'

/** An event's guest list, live; `put` and `drop` apply own changes before the live message. */
export function useGuests(eventId: string) {
  const { mutate } = useSWRConfig()
  const key = `/api/events/${eventId}/guests`
  const { data: guests, error, mutate: look } = useSWR<OwnedGuest[], Error>(key, fetchGuestPages<OwnedGuest>)

  const change = useCallback(
    (next: (guests: OwnedGuest[]) => OwnedGuest[]) => {
      void mutate<OwnedGuest[]>(key, (known) => known && next(known), { revalidate: false })
      void mutate(`/api/events/${eventId}/stats`)
    },
    [mutate, key, eventId],
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
  return { guests, error, again, put, drop }
}
