import { useCallback } from 'react'
import useSWR from 'swr'
import type { OpenSession } from '../../../domain/calls/accounts.ts'
import { ApiError, api } from '../../lib/api.ts'

const key = '/api/auth/sessions'

/** The account's sessions, fetched each time they are shown, and the calls that end them. */
export function useOpenSessions() {
  // Other devices may have changed since it was last shown.
  const fresh = { revalidateOnMount: true }
  const { data: sessions, error, isValidating, mutate } = useSWR<OpenSession[], Error>(key, fresh)

  const end = useCallback(
    async (id: string) => {
      try {
        await api.delete(`${key}/${id}`)
      } catch (failure) {
        // It was ended in the meantime, which is the desired result.
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure
      }
      await mutate((known) => known?.filter((session) => session.id !== id), { revalidate: false })
    },
    [mutate],
  )
  const endOthers = useCallback(async () => {
    await api.delete(key)
    await mutate((known) => known?.filter((session) => session.isCurrent), { revalidate: false })
  }, [mutate])

  return { sessions, error, isValidating, retry: () => void mutate(), end, endOthers }
}
