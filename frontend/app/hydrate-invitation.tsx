import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prepare } from '../pages/guest-invitation-page.tsx'
import { InvitationApp } from './invitation-app.tsx'
import { pageRoot } from './page-root.ts'

/** Hydrates a server-rendered guest's invitation. */
export async function hydrateInvitation(): Promise<void> {
  const { root, fallback } = pageRoot()
  await prepare(fallback)
  // The response to a refused form has the address of its call; a reload must load the invitation.
  const [path = ''] = Object.keys(fallback)
  if (location.pathname.startsWith('/api/'))
    history.replaceState(null, '', `${path.replace('/api/invitations', '/invite')}#confirmar`)
  // As a transition, hydration is interruptible and the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, <InvitationApp fallback={fallback} />)
  })
}
