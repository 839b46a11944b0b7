import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prepare } from '../pages/guest-invitation-page.tsx'
import { InvitationApp } from './invitation-app.tsx'
import { pageRoot } from './page-root.ts'

/** Takes over a guest's invitation as the server rendered it. */
export async function hydrateInvitation(): Promise<void> {
  const { root, fallback } = pageRoot()
  await prepare(fallback)
  // The answer to a form that was refused stands at the form's address; reloading must ask for the invitation.
  const [path = ''] = Object.keys(fallback)
  if (!location.pathname.startsWith('/invite/'))
    history.replaceState(null, '', `${path.replace('/api/invitations', '/invite')}#confirmar`)
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(root, <InvitationApp fallback={fallback} />)
  })
}
