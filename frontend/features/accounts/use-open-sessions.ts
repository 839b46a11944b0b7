import { useCallback } from 'react'
import { endOneSession, endOtherSessions, listSessions } from '../../../domain/calls/accounts.ts'
import { ApiError, api } from '../../lib/api.ts'
import { useCall } from '../../lib/use-call.ts'

/** The account's sessions, fetched each time they are shown, and the calls that end them. */
export function useOpenSessions() {
  // Other devices may have changed since it was last shown.
  const fresh = { revalidateOnMount: true }
  const { data: sessions, error, isValidating, mutate } = useCall(listSessions, {}, fresh)

  const end = useCallback(
    async (id: string) => {
      try {
        await api.send(endOneSession, { params: { id } })
      } catch (failure) {
        // It was ended in the meantime, which is the desired result.
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure
      }
      await mutate((known) => known?.filter((session) => session.id !== id), { revalidate: false })
    },
    [mutate],
  )
  const endOthers = useCallback(async () => {
    await api.send(endOtherSessions, {})
    await mutate((known) => known?.filter((session) => session.isCurrent), { revalidate: false })
  }, [mutate])

  return { sessions, error, isValidating, retry: () => void mutate(), end, endOthers }
}
