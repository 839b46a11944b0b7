import type { ScopedMutator } from 'swr'
import useSWRInfinite, { unstable_serialize } from 'swr/infinite'
import { pathOf, type ResponseOf } from '../../../../domain/calls/define-call.ts'
import { listRemovedGuests } from '../../../../domain/calls/removed-guests.ts'

type Page = ResponseOf<typeof listRemovedGuests>

const pathsOf = (eventId: string) => (index: number, before: Page | null) => {
  if (index > 0 && !before?.next) return null
  const query = before?.next ? { after: before.next } : {}
  return pathOf(listRemovedGuests, { params: { eventId }, query })
}

/** Looks again at what was removed, where it is shown. */
export const refreshRemoved = (mutate: ScopedMutator, eventId: string) =>
  mutate(unstable_serialize(pathsOf(eventId)))

/** The parties that can be brought back, a page at a time. */
export function useRemovedGuests(eventId: string) {
  const { data, error, size, setSize, mutate } = useSWRInfinite<Page, Error>(pathsOf(eventId), {
    revalidateOnMount: true,
    revalidateFirstPage: false,
    revalidateAll: true,
  })
  return {
    removed: data?.flatMap(({ guests }) => guests),
    total: data?.[0]?.total ?? 0,
    error,
    hasMore: data?.at(-1)?.next != null,
    more: () => void setSize(size + 1),
    again: () => void mutate(),
  }
}
