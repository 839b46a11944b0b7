import type { SWRConfiguration } from 'swr'
import { api } from './api.ts'

export type Key = string | readonly (string | number)[]

/** The path a key stands for: its parts joined (spec §7), `['/api/events', id, 'guests']` → `/api/events/{id}/guests`. */
export const pathOf = (key: Key): string => (typeof key === 'string' ? key : key.join('/'))

/** Spec §9: no retry, no refetch on focus, no polling, data never stale; live updates come by SSE (`useLiveEvent`). */
export const swrDefaults: SWRConfiguration = {
  fetcher: (key: Key) => api.get(pathOf(key)),
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
}
