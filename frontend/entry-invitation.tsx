import { hydrateRoot } from 'react-dom/client'
import { InvitationApp } from './app/invitation-app.tsx'
import { pageRoot } from './app/page-root.ts'
import { prepare } from './pages/guest-invitation-page.tsx'

const { root, fallback } = pageRoot()
await prepare(fallback)
// The answer to a form that was refused stands at the form's address; reloading must ask for the invitation.
const [path = ''] = Object.keys(fallback)
if (!location.pathname.startsWith('/invite/'))
  history.replaceState(null, '', `${path.replace('/api/invitations', '/invite')}#confirmar`)
hydrateRoot(root, <InvitationApp fallback={fallback} />)
