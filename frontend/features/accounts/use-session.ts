import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { User } from '../../../domain/calls/accounts.ts'
import { api } from '../../lib/api.ts'

const key = '/api/auth/me'

/**
 * The signed-in user: undefined while loading, null when signed out. A 401 or any other failure means no user.
 * Logout clears the user and the rest of the cache.
 */
export function useSession() {
  const { mutate } = useSWRConfig()
  const { data: user } = useSWR<User | null>(key, () => api.get<User>(key).catch(() => null))

  const enter = useCallback((known: User) => mutate(key, known, { revalidate: false }), [mutate])
  const refresh = useCallback(() => mutate(key), [mutate])
  const signIn = useCallback(
    async (email: string, password: string) => {
      const known = await api.post<User>('/api/auth/login', { email, password })
      await enter(known)
      return known
    },
    [enter],
  )
  const signOut = useCallback(async () => {
    await api.post('/api/auth/logout')
    await mutate(() => true, undefined, { revalidate: false })
    await mutate(key, null, { revalidate: false })
  }, [mutate])

  return { user, signIn, signOut, refresh }
}
