import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SessionEnd } from '../features/accounts/session-end.tsx'
import { useSession } from '../features/accounts/use-session.ts'
import { Loading } from '../ui/spinner.tsx'

/** Requires a session; others are sent to /login and return here afterwards. */
export function Protected({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  if (user === undefined) return <Loading tall />
  if (user === null) return <Navigate to="/login" replace state={{ from: pathname + search }} />
  return (
    <>
      <SessionEnd />
      {children}
    </>
  )
}
