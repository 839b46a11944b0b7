import type { SWRConfiguration } from 'swr'
import { api } from './api.ts'

export type Key = string | readonly (string | number)[]

/** The path a key stands for: its parts joined, `['/api/events', id, 'guests']` → `/api/events/{id}/guests`. */
export const pathOf = (key: Key): string => (typeof key === 'string' ? key : key.join('/'))

/** No retry, no refetch on focus, no polling: the live stream says what to fetch again (`useLiveEvent`). */
export const swrDefaults: SWRConfiguration = {
  fetcher: (key: Key) => api.get(pathOf(key)),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  // Requests under way are shared; a finished one answers nobody who asks later, also not after a sign-out emptied the cache.
  dedupingInterval: 0,
}
