import { useCallback, useEffect } from 'react'
import useSWR from 'swr'
import type { OpenSession } from '../../../domain/calls/accounts.ts'
import { ApiError, api } from '../../lib/api.ts'

const key = '/api/auth/sessions'

/** Where the account is signed in, asked anew each time it is shown; and what ends a session. */
export function useOpenSessions() {
  const { data: sessions, error, isValidating, mutate } = useSWR<OpenSession[], Error>(key)
  // Another device may have come or gone since it was last shown.
  useEffect(() => {
    void mutate()
  }, [mutate])

  const end = useCallback(
    async (id: string) => {
      try {
        await api.delete(`${key}/${id}`)
      } catch (failure) {
        // It was closed meanwhile, there or here: what was wanted.
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
