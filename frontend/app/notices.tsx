import { lazy, Suspense } from 'react'
import { useToasts } from '../ui/use-toasts.ts'

const Toaster = lazy(() => import('../ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))

/** The notices' code comes with the first notice: a guest's page must stay light. */
export function Notices() {
  const hasNotice = useToasts((store) => store.toast !== null)
  return hasNotice ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
