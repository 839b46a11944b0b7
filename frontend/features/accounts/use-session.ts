import { useCallback } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { findMe, logIn, logOut, type User } from '../../../domain/calls/accounts.ts'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { api } from '../../lib/api.ts'

const key = pathOf(findMe, {})

/** Without cookies every session would end as it begins. */
const blocked =
  'Tu navegador no guarda cookies, y sin ellas no puedes entrar. Permítelas para esta web en sus ajustes e inténtalo de nuevo.'

/**
 * The signed-in user: undefined while loading, null when signed out. A 401 or any other failure means no user.
 * Logout clears the user and the rest of the cache.
 */
export function useSession() {
  const { mutate } = useSWRConfig()
  const { data: user } = useSWR<User | null>(key, () => api.send(findMe, {}).catch(() => null))

  const enter = useCallback((known: User) => mutate(key, known, { revalidate: false }), [mutate])
  const refresh = useCallback(() => mutate(key), [mutate])
  const signIn = useCallback(
    async (email: string, password: string) => {
      if (!navigator.cookieEnabled) throw new Error(blocked)
      const known = await api.send(logIn, { payload: { email, password } })
      await enter(known)
      return known
    },
    [enter],
  )
  const signOut = useCallback(async () => {
    await api.send(logOut, {})
    await mutate(() => true, undefined, { revalidate: false })
    await mutate(key, null, { revalidate: false })
  }, [mutate])

  return { user, signIn, signOut, refresh }
}
