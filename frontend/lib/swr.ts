import type { SWRConfiguration } from 'swr'
import { api } from './api.ts'

/** No retry, no refetch on focus, no polling: the live stream says what to fetch again (`useLiveEvent`). */
export const swrDefaults: SWRConfiguration = {
  /** The keys are paths, as `pathOf` fills them in. */
  fetcher: api.fetchPath,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  // Requests under way are shared; a finished one answers nobody who asks later, also not after a sign-out emptied the cache.
  dedupingInterval: 0,
}
