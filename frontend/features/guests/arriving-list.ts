import { create } from 'zustand'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { fetchGuestPages } from '../../lib/guest-pages.ts'

type Lists = Record<string, readonly OwnedGuest[]>

/** What has come of guest lists that are still being fetched, by event. */
export const useArrivingLists = create<Lists>()(() => ({}))

/** Changes what has come of a list; nothing where nothing has. */
export const changeArriving = (eventId: string, next: (guests: OwnedGuest[]) => readonly OwnedGuest[]) =>
  useArrivingLists.setState((lists) => (lists[eventId] ? { [eventId]: next([...lists[eventId]]) } : {}))

/**
 * A whole guest list; what has come can be shown, and changed, meanwhile. What had come before a failure stays shown
 * until the next try brings it anew.
 */
export async function fetchArrivingList(eventId: string): Promise<OwnedGuest[]> {
  let isFirst = true
  await fetchGuestPages(eventId, (page) => {
    const ids = new Set(page.map(({ id }) => id))
    useArrivingLists.setState((lists) => {
      const before = isFirst ? [] : (lists[eventId] ?? [])
      return { [eventId]: [...before.filter(({ id }) => !ids.has(id)), ...page] }
    })
    isFirst = false
  })
  return [...(useArrivingLists.getState()[eventId] ?? [])]
}
